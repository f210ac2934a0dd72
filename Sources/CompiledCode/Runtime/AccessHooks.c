// Linked with a compiled program instead of ThreadSanitizer's runtime: the compiler calls these functions before each reading and
// writing. One thread of the program runs at a time, so nothing here is guarded.
//
// For each eight bytes it is kept which closures touched them. Where two did that are not known to be ordered, and one wrote, the places
// in the code are learnt; from the next execution on each access from a learnt place is told to the simulation.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { READ, WRITE, ATOMIC };

// What the Swift side is told of an access.
struct Access {
  uintptr_t address, place, caller;
  uintptr_t object, metadata;
  uint64_t serial;
  int32_t kind, isInProgram;
};
// The number of its variable, or of the lock of an atomic; -1 when it is none, -2 while nobody runs beside it.
extern int32_t signalbox_access(const struct Access *access, int32_t known);
extern void signalbox_atomic_ended(int32_t variable);
extern int32_t signalbox_is_variable(uintptr_t address);
extern int32_t signalbox_once_begins(uintptr_t token, int32_t is_done);
extern void signalbox_once_ended(uintptr_t token);
extern int32_t signalbox_died(int32_t signal);
extern void signalbox_exits(int32_t code);
extern int64_t signalbox_time(void);
extern void signalbox_meets(uintptr_t address, uint64_t serial);
// `deadline` is nanoseconds after the launch, -1 for now.
extern void signalbox_job(
  void *job, void (*body)(void *), void *argument, uintptr_t actor, int32_t isOnMain, int64_t deadline);
extern void signalbox_cannot_sleep(void);
extern void signalbox_gives_way(void);
extern void signalbox_submits(void);
extern void signalbox_serves_main(uint64_t task);
extern int32_t signalbox_is_on_main(void);
extern void signalbox_memory_is_full(void);
extern int32_t signalbox_compiled_main(void *const *hooks);
extern int32_t signalbox_scenario(int argc, char **argv);

// MARK: Closures and threads

enum { MOST_BODIES = 64, MOST_FRAMES = 1024, MOST_CELLS = 8 };

struct Frame { uintptr_t base, caller; uint32_t serial; };

struct Strand {
  uintptr_t low, high;
  uint32_t depth, frames, ignored, execution;
  int isBusy, drives;
  // Jobs were handed over, which the simulation has not heard of yet.
  int hasJobs;
  uint32_t bodies[MOST_BODIES], epochs[MOST_BODIES], below[MOST_BODIES];
  struct Frame stack[MOST_FRAMES];
  // A change in place was announced; what reads and writes it may follow.
  uintptr_t announced, announcedBy;
};

static __thread struct Strand me __attribute__((tls_model("initial-exec")));
static struct Strand *strands[4096];
static uint32_t strandCount, execution, lastBody, lastFrame;
// `task` is 0 where none was seen yet.
static struct Body { uint64_t origin; uint32_t under, task; } *bodies;
static uint32_t bodyCapacity;
static uintptr_t lastPlace, programLow, programHigh;

static void *grow(void *old, size_t size) {
  extern void *__libc_realloc(void *, size_t);
  return __libc_realloc(old, size);
}

static uint32_t body(struct Strand *s) { return s->bodies[(s->depth < MOST_BODIES ? s->depth : MOST_BODIES) - 1]; }
static uint32_t *epoch(struct Strand *s) { return &s->epochs[(s->depth < MOST_BODIES ? s->depth : MOST_BODIES) - 1]; }

// The number of a task of Swift's; bodies of actors run several.
enum { SEVERAL_TASKS = 1u << 31 };
extern void *swift_task_getCurrent(void) __attribute__((weak));
extern uint64_t swift_task_getJobTaskId(void *) __attribute__((weak));
static int hasTasks;

static void noteTask(struct Strand *s) {
  struct Body *it = &bodies[body(s)];
  if (it->task) return;
  void *task = swift_task_getCurrent();
  if (task) it->task = (uint32_t)swift_task_getJobTaskId(task);
}

static uint64_t handOver(void) { return me.depth ? (uint64_t)body(&me) << 32 | (*epoch(&me))++ : 0; }

static void join(struct Strand *s) {
  if (!s->high) {
    pthread_attr_t attributes;
    void *low;
    size_t size;
    pthread_getattr_np(pthread_self(), &attributes);
    pthread_attr_getstack(&attributes, &low, &size);
    pthread_attr_destroy(&attributes);
    s->low = (uintptr_t)low;
    s->high = s->low + size;
    // A stack that is full leaves no room for the handler.
    stack_t other = {.ss_sp = malloc(1 << 16), .ss_size = 1 << 16};
    sigaltstack(&other, NULL);
  }
  if (s->execution != execution) {
    s->execution = execution;
    if (strandCount < 4096) strands[strandCount++] = s;
  }
}

static void begin(uint64_t origin) {
  struct Strand *s = &me;
  if (!s->depth) {
    join(s);
    s->frames = s->ignored = 0;
    s->isBusy = 0;
  }
  s->announced = 0;
  uint32_t under = s->depth ? body(s) : 0, number = ++lastBody;
  if (number >= bodyCapacity) bodies = grow(bodies, sizeof *bodies * (bodyCapacity = bodyCapacity * 2 + 1024));
  bodies[number] = (struct Body){origin, under, 0};
  if (s->depth < MOST_BODIES) {
    s->bodies[s->depth] = number;
    s->epochs[s->depth] = 0;
    s->below[s->depth] = s->frames;
  }
  s->depth++;
}

static void end(void) {
  struct Strand *s = &me;
  s->depth--;
  s->announced = 0;
  if (s->depth < MOST_BODIES) s->frames = s->below[s->depth];
}

// Whether what `one` did at that epoch comes before what `s` does now: a few certain cases, without clocks.
static int isOrdered(uint32_t one, uint32_t its, struct Strand *s) {
  uint32_t own = body(s), other = own;
  if (one == own) return 1;
  uint32_t task = bodies[own].task;
  if (task && task != SEVERAL_TASKS && task == bodies[one].task) return 1;
  for (int steps = 0; other && steps < 64; steps++) {
    uint64_t origin = bodies[other].origin;
    other = origin >> 32;
    if (other == one) return its <= (uint32_t)origin;
  }
  for (int steps = 0; one && steps < 64; steps++)
    if ((one = bodies[one].under) == own) return 1;
  return 0;
}

// The innermost function of `s` that still runs and whose frame holds `address`.
static uint32_t frame(struct Strand *s, uintptr_t address) {
  for (uint32_t place = s->frames < MOST_FRAMES ? s->frames : MOST_FRAMES; place--;)
    if (s->stack[place].base > address) return s->stack[place].serial;
  return 0;
}

// MARK: Places

enum { FOUND = 1, ACTIVE = 2, ONLY_ANNOUNCES = 4, MOST_PLACES = 1 << 16 };
static struct Place { uintptr_t place; uint8_t state; } places[MOST_PLACES];
static uint32_t placeCount, foundCount;

static struct Place *place(uintptr_t address) {
  uint32_t slot = (uint32_t)((address * 0x9E3779B97F4A7C15u) >> 48);
  while (places[slot].place && places[slot].place != address) slot = (slot + 1) % MOST_PLACES;
  return &places[slot];
}

static void learn(uintptr_t address) {
  struct Place *it = place(address);
  if (it->state & (FOUND | ACTIVE) || placeCount > MOST_PLACES / 2) return;
  if (!it->place) placeCount++;
  it->place = address;
  it->state |= FOUND;
  foundCount++;
}

static int isActive(uintptr_t address) { return (place(address)->state & (ACTIVE | ONLY_ANNOUNCES)) == ACTIVE; }

// How many places were found since the last time; they count from now on.
static uint32_t learnFound(void) {
  uint32_t found = foundCount;
  for (uint32_t slot = 0; slot < MOST_PLACES; slot++)
    if (places[slot].state & FOUND) places[slot].state = (places[slot].state & ~FOUND) | ACTIVE;
  foundCount = 0;
  return found;
}
static uint32_t found(void) { return foundCount; }
// The learnt place of a number, counted from 0; 0 after the last. Relative to where the program was loaded.
static uintptr_t learnt(uint32_t *slot) {
  while (*slot < MOST_PLACES) {
    struct Place it = places[(*slot)++];
    if (it.state & ACTIVE) return it.place - programLow;
  }
  return 0;
}
static void know(uintptr_t offset) { learn(offset + programLow); }

// MARK: Memory

struct Cell { uintptr_t place; uint32_t body, epoch; uint8_t mask, isWrite, isAtomic; };
struct Block {
  uintptr_t key;
  struct Strand *owner;
  uint64_t serial;
  uint32_t frame;
  uint8_t next, isIgnored;
  int32_t variables[8];
  // Who has given last what Swift's runtime keeps there.
  uint32_t givenBy, givenAt;
  struct Cell cells[MOST_CELLS];
};
static struct Block **table;
static size_t capacity, blockCount;
static uint64_t lastSerial;
enum { CHUNK = 1024 };
static struct Block **chunks;
static size_t chunkCount;

struct Object { uintptr_t start, metadata; size_t size; uint64_t serial; };
static struct Object *objects;
static size_t objectCapacity, objectCount;

static void *pages(size_t size) { return mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); }
static size_t scatter(uintptr_t key, size_t capacity) { return ((key * 0x9E3779B97F4A7C15u) >> 20) & (capacity - 1); }

static void renew(struct Block *block, uintptr_t key) {
  memset(block, 0, sizeof *block);
  block->key = key;
  block->serial = ++lastSerial;
}

static struct Block *block(uintptr_t key, int makes) {
  if (!capacity) {
    if (!makes) return NULL;
    table = pages(sizeof *table * (capacity = 1 << 14));
  }
  size_t slot = scatter(key, capacity);
  while (table[slot] && table[slot]->key != key) slot = (slot + 1) & (capacity - 1);
  if (table[slot] || !makes) return table[slot];
  if (blockCount * 2 >= capacity) {
    struct Block **old = table;
    size_t was = capacity;
    table = pages(sizeof *table * (capacity *= 2));
    for (size_t place = 0; place < was; place++) {
      if (!old[place]) continue;
      size_t to = scatter(old[place]->key, capacity);
      while (table[to]) to = (to + 1) & (capacity - 1);
      table[to] = old[place];
    }
    munmap(old, sizeof *old * was);
    return block(key, makes);
  }
  if (blockCount / CHUNK >= chunkCount) {
    chunks = grow(chunks, sizeof *chunks * (chunkCount + 1));
    chunks[chunkCount++] = pages(sizeof(struct Block) * CHUNK);
  }
  struct Block *new = &chunks[blockCount / CHUNK][blockCount % CHUNK];
  blockCount++;
  renew(new, key);
  return table[slot] = new;
}

static void forget(uintptr_t start, size_t size) {
  if (!blockCount) return;
  uintptr_t first = start >> 3, last = (start + size + 7) >> 3;
  if (last - first <= blockCount) {
    for (uintptr_t key = first; key < last; key++) {
      struct Block *it = block(key, 0);
      if (it) renew(it, key);
    }
  } else {
    for (size_t number = 0; number < blockCount; number++) {
      struct Block *it = &chunks[number / CHUNK][number % CHUNK];
      if (it->key >= first && it->key < last) renew(it, it->key);
    }
  }
}

// The slot of the object that begins there, or where it would be.
static struct Object *object(uintptr_t start) {
  size_t slot = scatter(start >> 4, objectCapacity);
  while (objects[slot].start && objects[slot].start != start) slot = (slot + 1) & (objectCapacity - 1);
  return &objects[slot];
}

static void note(uintptr_t start, uintptr_t metadata, size_t size) {
  if (objectCount * 2 >= objectCapacity) {
    struct Object *old = objects;
    size_t was = objectCapacity;
    objects = pages(sizeof *objects * (objectCapacity = was ? was * 2 : 1 << 12));
    for (size_t place = 0; place < was; place++)
      if (old[place].start) *object(old[place].start) = old[place];
    if (old) munmap(old, sizeof *old * was);
  }
  struct Object *it = object(start);
  if (!it->start) objectCount++;
  *it = (struct Object){start, metadata, size, ++lastSerial};
}

static struct Object *objectAround(uintptr_t address) {
  if (!objectCapacity) return NULL;
  for (uintptr_t start = address & ~(uintptr_t)15; start + 4096 > address; start -= 16) {
    struct Object *it = object(start);
    if (it->start) return it->size && start + it->size > address ? it : NULL;
  }
  return NULL;
}

void *swift_allocObject(void *metadata, size_t size, size_t alignment) {
  static void *(*real)(void *, size_t, size_t);
  if (!real) real = dlsym(RTLD_NEXT, "swift_allocObject");
  void *new = real(metadata, size, alignment);
  if (me.depth && !me.isBusy) note((uintptr_t)new, (uintptr_t)metadata, size);
  return new;
}

// MARK: How much memory

// Bytes that the program has allocated, those when the execution began, and how many more there may be.
static int64_t allocated, allocatedBefore, mostAllocated = INT64_MAX;
static int32_t isFull;

static void limitMemory(uintptr_t most) { mostAllocated = most < INT64_MAX / 4 ? most : INT64_MAX / 4; }
static int32_t memoryIsFull(void) { return isFull; }

// What the simulation itself keeps, its trace above all, is no memory of the program.
static void count(int64_t bytes) {
  if (me.drives) return;
  if (__atomic_add_fetch(&allocated, bytes, __ATOMIC_RELAXED) - allocatedBefore > mostAllocated) isFull = 1;
}

// The program stops where it touches memory next. Until then it gets as much again, and then nothing.
static int isTooMuch(size_t size) {
  if (!me.depth || (size < INT64_MAX / 4 && allocated - allocatedBefore + (int64_t)size <= 2 * mostAllocated)) return 0;
  isFull = 1;
  errno = ENOMEM;
  return 1;
}

static void *counted(void *new) {
  if (new) count((int64_t)malloc_usable_size(new));
  return new;
}

void *malloc(size_t size) {
  extern void *__libc_malloc(size_t);
  return isTooMuch(size) ? NULL : counted(__libc_malloc(size));
}

void *calloc(size_t number, size_t size) {
  extern void *__libc_calloc(size_t, size_t);
  return isTooMuch(number * size) ? NULL : counted(__libc_calloc(number, size));
}

void *realloc(void *old, size_t size) {
  if (isTooMuch(size)) return NULL;
  int64_t before = old ? (int64_t)malloc_usable_size(old) : 0;
  void *new = grow(old, size);
  if (new || !size) count(-before);
  return counted(new);
}

void *memalign(size_t alignment, size_t size) {
  extern void *__libc_memalign(size_t, size_t);
  return isTooMuch(size) ? NULL : counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *new = memalign(alignment, size);
  if (!new) return ENOMEM;
  *memory = new;
  return 0;
}

void free(void *memory) {
  extern void __libc_free(void *);
  if (memory && me.depth && me.execution == execution) {
    struct Object *it = objectCapacity ? object((uintptr_t)memory) : NULL;
    if (it && it->start) it->size = 0;
    forget((uintptr_t)memory, malloc_usable_size(memory));
  }
  if (memory) count(-(int64_t)malloc_usable_size(memory));
  __libc_free(memory);
}

// MARK: Accesses

static void touch(struct Block *it, uint8_t mask, int kind, uintptr_t from, struct Strand *s) {
  if (hasTasks) noteTask(s);
  uint32_t own = body(s);
  int isWrite = kind == WRITE, isAtomic = kind == ATOMIC;
  struct Cell *free = NULL;
  for (int place = 0; place < MOST_CELLS; place++) {
    struct Cell *cell = &it->cells[place];
    if (!cell->body) {
      if (!free) free = cell;
      continue;
    }
    if (cell->body == own) {
      if (cell->place == from && cell->isWrite == isWrite && cell->mask == mask) free = cell;
      continue;
    }
    if (!(cell->mask & mask) || !(isWrite || cell->isWrite || isAtomic || cell->isAtomic)) continue;
    if (isOrdered(cell->body, cell->epoch, s)) continue;
    if (it->key << 3 >= programLow && it->key << 3 < programHigh) {
      s->isBusy = 1;
      it->isIgnored = !signalbox_is_variable(it->key << 3);
      s->isBusy = 0;
      if (it->isIgnored) return;
    }
    learn(cell->place);
    learn(from);
  }
  if (!free) free = &it->cells[it->next++ % MOST_CELLS];
  *free = (struct Cell){from, own, *epoch(s), mask, isWrite, isAtomic};
}

static struct Block *blockAt(uintptr_t address, struct Strand *s) {
  struct Block *it = block(address >> 3, 1);
  if (address >= s->low && address < s->high) {
    it->owner = s;
  } else if (!it->owner && !it->frame) {
    // Nobody's is number 1.
    it->frame = 1;
    for (uint32_t number = 0; number < strandCount; number++)
      if (address >= strands[number]->low && address < strands[number]->high) it->owner = strands[number];
  }
  if (it->owner) {
    uint32_t now = frame(it->owner, address);
    if (it->frame != now) {
      struct Strand *owner = it->owner;
      renew(it, address >> 3);
      it->owner = owner;
      it->frame = now;
    }
  }
  return it;
}

static int32_t tell(uintptr_t address, int kind, uintptr_t from, struct Strand *s) {
  struct Block *it = blockAt(address, s);
  int32_t known = it->variables[address & 7];
  if (it->isIgnored || (known < 0 && kind != ATOMIC)) return -1;
  struct Access access = {address, from, 0, 0, 0, it->serial, kind, address >= programLow && address < programHigh};
  if (s->frames && s->frames <= MOST_FRAMES) access.caller = s->stack[s->frames - 1].caller;
  struct Object *object = access.isInProgram ? NULL : objectAround(address);
  if (object) {
    access.object = object->start;
    access.metadata = object->metadata;
    access.serial = object->serial;
  }
  uint64_t serial = it->serial;
  s->isBusy = 1;
  int32_t variable = signalbox_access(&access, known - 1);
  s->isBusy = 0;
  // Others have run meanwhile.
  it = block(address >> 3, 1);
  if (it->serial == serial && kind != ATOMIC && variable > -2) it->variables[address & 7] = variable < 0 ? -1 : variable + 1;
  return variable;
}

// Code of the program goes on, so that the runtime of tasks is in the midst of nothing.
static void submit(struct Strand *s) {
  if (!s->hasJobs || s->isBusy) return;
  s->hasJobs = 0;
  s->isBusy = 1;
  signalbox_submits();
  s->isBusy = 0;
}

static int32_t see(uintptr_t address, size_t size, int kind, uintptr_t from) {
  struct Strand *s = &me;
  if (!s->depth || s->ignored || s->isBusy) return -1;
  submit(s);
  lastPlace = from;
  if (isFull) {
    s->isBusy = 1;
    signalbox_memory_is_full();
    s->isBusy = 0;
  }
  if (s->announced) {
    // `x += 1` announces a change and then reads and writes: these count.
    if (s->announced == address) {
      struct Place *it = place(s->announcedBy);
      if (!(it->state & ONLY_ANNOUNCES) && placeCount < MOST_PLACES / 2) {
        if (!it->place) placeCount++;
        it->place = s->announcedBy;
        if (it->state & ACTIVE) foundCount++;
        it->state |= ONLY_ANNOUNCES;
      }
    }
    s->announced = 0;
  }
  uintptr_t end = address + (size < 4096 ? size : 4096);
  for (uintptr_t at = address; at < end;) {
    uintptr_t next = (at | 7) + 1;
    if (next > end) next = end;
    uint8_t mask = (uint8_t)(((1u << (next - at)) - 1) << (at & 7));
    struct Block *it = blockAt(at, s);
    if (!it->isIgnored) touch(it, mask, kind, from, s);
    at = next;
  }
  return isActive(from) ? tell(address, kind, from, s) : -1;
}

#define FROM ((uintptr_t)__builtin_return_address(0))
#define PLAIN(size) \
  void __tsan_read##size(void *a) { see((uintptr_t)a, size, READ, FROM); } \
  void __tsan_write##size(void *a) { see((uintptr_t)a, size, WRITE, FROM); } \
  void __tsan_unaligned_read##size(void *a) { see((uintptr_t)a, size, READ, FROM); } \
  void __tsan_unaligned_write##size(void *a) { see((uintptr_t)a, size, WRITE, FROM); } \
  void __tsan_volatile_read##size(void *a) { see((uintptr_t)a, size, READ, FROM); } \
  void __tsan_volatile_write##size(void *a) { see((uintptr_t)a, size, WRITE, FROM); } \
  void __tsan_unaligned_volatile_read##size(void *a) { see((uintptr_t)a, size, READ, FROM); } \
  void __tsan_unaligned_volatile_write##size(void *a) { see((uintptr_t)a, size, WRITE, FROM); } \
  static void both##size(uintptr_t a, uintptr_t from) { \
    see(a, size, READ, from); \
    see(a, size, WRITE, from); \
  } \
  void __tsan_read_write##size(void *a) { both##size((uintptr_t)a, FROM); } \
  void __tsan_unaligned_read_write##size(void *a) { both##size((uintptr_t)a, FROM); }
PLAIN(1) PLAIN(2) PLAIN(4) PLAIN(8) PLAIN(16)

void __tsan_read_range(void *a, uintptr_t size) { see((uintptr_t)a, size, READ, FROM); }
void __tsan_write_range(void *a, uintptr_t size) { see((uintptr_t)a, size, WRITE, FROM); }
void *__tsan_memset(void *a, int value, uintptr_t size) {
  see((uintptr_t)a, size, WRITE, FROM);
  return memset(a, value, size);
}
void *__tsan_memcpy(void *to, const void *from, uintptr_t size) {
  see((uintptr_t)from, size, READ, FROM);
  see((uintptr_t)to, size, WRITE, FROM);
  return memcpy(to, from, size);
}
void *__tsan_memmove(void *to, const void *from, uintptr_t size) {
  see((uintptr_t)from, size, READ, FROM);
  see((uintptr_t)to, size, WRITE, FROM);
  return memmove(to, from, size);
}

// Swift says so before a value is changed in place.
void __tsan_external_write(void *a, void *caller, void *tag) {
  struct Strand *s = &me;
  see((uintptr_t)a, 1, WRITE, FROM);
  s->announced = (uintptr_t)a;
  s->announcedBy = FROM;
}
void __tsan_external_read(void *a, void *caller, void *tag) { see((uintptr_t)a, 1, READ, FROM); }
void *__tsan_external_register_tag(const char *name) { return NULL; }
void __tsan_external_assign_tag(void *a, void *tag) {}
void __tsan_external_register_header(void *tag, const char *header) {}

void __tsan_init(void) {}
void __tsan_vptr_read(void **a) {}
void __tsan_vptr_update(void **a, void *value) {}
void __tsan_ignore_thread_begin(void) { me.ignored++; }
void __tsan_ignore_thread_end(void) { me.ignored--; }

void __tsan_func_entry(void *caller) {
  struct Strand *s = &me;
  if (!s->depth) return;
  s->announced = 0;
  submit(s);
  if (s->frames < MOST_FRAMES)
    s->stack[s->frames] = (struct Frame){(uintptr_t)__builtin_frame_address(1), (uintptr_t)caller, ++lastFrame + 1};
  s->frames++;
}
void __tsan_func_exit(void) {
  struct Strand *s = &me;
  s->announced = 0;
  if (s->depth) submit(s);
  if (s->depth && s->frames) s->frames--;
}

// MARK: Atomics: each is a lock that is taken and given back around it.

static int32_t atomically(uintptr_t address, size_t size, uintptr_t from) { return see(address, size, ATOMIC, from); }
static void ended(int32_t turn) {
  if (turn < 0) return;
  me.isBusy = 1;
  signalbox_atomic_ended(turn);
  me.isBusy = 0;
}

#define CHANGE(bits, T, name, how) \
  T __tsan_atomic##bits##_##name(volatile T *a, T value, int order) { \
    int32_t turn = atomically((uintptr_t)a, bits / 8, FROM); \
    T old = how(a, value, __ATOMIC_SEQ_CST); \
    ended(turn); \
    return old; \
  }
#define EXCHANGE(bits, T, name, result, R) \
  R __tsan_atomic##bits##_##name(volatile T *a, T *expected, T value, int order, int failure) { \
    int32_t turn = atomically((uintptr_t)a, bits / 8, FROM); \
    int isDone = __atomic_compare_exchange_n(a, expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    ended(turn); \
    return result; \
  }
#define ATOMICS(bits, T) \
  T __tsan_atomic##bits##_load(const volatile T *a, int order) { \
    int32_t turn = atomically((uintptr_t)a, bits / 8, FROM); \
    T value = __atomic_load_n(a, __ATOMIC_SEQ_CST); \
    ended(turn); \
    return value; \
  } \
  void __tsan_atomic##bits##_store(volatile T *a, T value, int order) { \
    int32_t turn = atomically((uintptr_t)a, bits / 8, FROM); \
    __atomic_store_n(a, value, __ATOMIC_SEQ_CST); \
    ended(turn); \
  } \
  CHANGE(bits, T, exchange, __atomic_exchange_n) \
  CHANGE(bits, T, fetch_add, __atomic_fetch_add) \
  CHANGE(bits, T, fetch_sub, __atomic_fetch_sub) \
  CHANGE(bits, T, fetch_and, __atomic_fetch_and) \
  CHANGE(bits, T, fetch_or, __atomic_fetch_or) \
  CHANGE(bits, T, fetch_xor, __atomic_fetch_xor) \
  CHANGE(bits, T, fetch_nand, __atomic_fetch_nand) \
  EXCHANGE(bits, T, compare_exchange_strong, isDone, int) \
  EXCHANGE(bits, T, compare_exchange_weak, isDone, int) \
  T __tsan_atomic##bits##_compare_exchange_val(volatile T *a, T expected, T value, int order, int failure) { \
    int32_t turn = atomically((uintptr_t)a, bits / 8, FROM); \
    __atomic_compare_exchange_n(a, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    ended(turn); \
    return expected; \
  }
ATOMICS(8, uint8_t) ATOMICS(16, uint16_t) ATOMICS(32, uint32_t) ATOMICS(64, uint64_t)
void __tsan_atomic_thread_fence(int order) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int order) {}

// MARK: Tasks: what their runtime says of who comes after whom

static uintptr_t tasksLow, tasksHigh;

static int isOfTasks(uintptr_t address) { return address >= tasksLow && address < tasksHigh; }

static void meet(uintptr_t address, int isTaken, uintptr_t from) {
  struct Strand *s = &me;
  // The rest of Swift's runtime says so, too, and of what is made once in the process.
  if (!s->depth || s->isBusy || !isOfTasks(from) || isOfTasks(address)) return;
  hasTasks = 1;
  struct Block *it = blockAt(address, s);
  if (isTaken && it->givenBy && isOrdered(it->givenBy, it->givenAt, s)) return;
  it->givenBy = body(s);
  it->givenAt = *epoch(s);
  uint64_t serial = it->serial;
  s->isBusy = 1;
  signalbox_meets(address, serial);
  s->isBusy = 0;
}
void __tsan_acquire(void *a) { meet((uintptr_t)a, 1, FROM); }
void __tsan_release(void *a) { meet((uintptr_t)a, 0, FROM); }

// What their runtime asks of the real Dispatch.
extern const char *dispatch_queue_get_label(void *queue);
extern char _dispatch_main_q[] __attribute__((weak));

static int isSimulated(void) { return me.depth && !me.isBusy && !me.drives; }

// 1 for the main queue, 0 for one of Swift's own; -1 for all others, which are none of ours.
static int executor(void *queue) {
  if (!isSimulated()) return -1;
  if (queue == _dispatch_main_q) return 1;
  return strcmp(dispatch_queue_get_label(queue), "Swift global concurrent queue") ? -1 : 0;
}

struct Job { void *job; void (*body)(void *); };

static void runJob(void *argument) {
  extern void __libc_free(void *);
  struct Job it = *(struct Job *)argument;
  __libc_free(argument);
  if (!swift_task_getJobTaskId(it.job)) bodies[body(&me)].task = SEVERAL_TASKS;
  it.body(it.job);
}

static void hand(void *job, void (*body)(void *), int isOnMain, int64_t deadline) {
  // No memory of the program's.
  struct Job *it = grow(NULL, sizeof *it);
  *it = (struct Job){job, body};
  // The jobs of an actor are part of it.
  struct Object *actor = swift_task_getJobTaskId(job) ? NULL : objectAround((uintptr_t)job);
  me.isBusy = 1;
  signalbox_job(job, runJob, it, actor ? actor->metadata : 0, isOnMain, deadline);
  me.hasJobs = 1;
  me.isBusy = 0;
}

void dispatch_async_f(void *queue, void *job, void (*body)(void *)) {
  static void (*real)(void *, void *, void (*)(void *));
  int where = executor(queue);
  if (where >= 0) return hand(job, body, where, -1);
  if (!real) real = dlsym(RTLD_NEXT, "dispatch_async_f");
  real(queue, job, body);
}

void dispatch_after_f(uint64_t when, void *queue, void *job, void (*body)(void *)) {
  static void (*real)(uint64_t, void *, void *, void (*)(void *));
  int where = executor(queue);
  // The highest bit says which clock is meant; here they are one.
  if (where >= 0) return hand(job, body, where, (int64_t)(when & ~(1ull << 63)));
  if (!real) real = dlsym(RTLD_NEXT, "dispatch_after_f");
  real(when, queue, job, body);
}

// Sleeping with a tolerance is a timer of its own.
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  static void *(*real)(const void *, uintptr_t, uintptr_t, void *);
  if (executor(queue) >= 0 && isOfTasks(FROM)) signalbox_cannot_sleep();
  if (!real) real = dlsym(RTLD_NEXT, "dispatch_source_create");
  return real(type, handle, mask, queue);
}

// Their runtime calls handlers of the program while it holds a lock of a task. Who wants that lock lets others go on meanwhile.
int pthread_mutex_lock(pthread_mutex_t *mutex) {
  static int (*real)(pthread_mutex_t *);
  if (!real) real = dlsym(RTLD_NEXT, "pthread_mutex_lock");
  if (!isOfTasks(FROM) || !isSimulated()) return real(mutex);
  int result;
  while ((result = pthread_mutex_trylock(mutex)) == EBUSY) {
    me.isBusy = 1;
    signalbox_gives_way();
    me.isBusy = 0;
  }
  return result;
}

// Code at top level waits for its tasks.
static void drain(void (*real)(void), void *unused) {
  if (isSimulated()) signalbox_serves_main(bodies[body(&me)].task);
  real();
}

void dispatch_assert_queue(void *queue) {
  static void (*real)(void *);
  if (executor(queue) == 1 && signalbox_is_on_main()) return;
  if (!real) real = dlsym(RTLD_NEXT, "dispatch_assert_queue");
  real(queue);
}

// MARK: The system

// Swift's clocks read it; `main` that waits for tasks ends so.
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!isSimulated()) {
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    return real(clock, time);
  }
  me.isBusy = 1;
  int64_t now = signalbox_time();
  me.isBusy = 0;
  // The launch is the beginning of 2001.
  *time = (struct timespec){now / 1000000000 + (clock == CLOCK_REALTIME ? 978307200 : 0), now % 1000000000};
  return 0;
}

void exit(int code) {
  static void (*real)(int) __attribute__((noreturn));
  if (isSimulated()) signalbox_exits(code);
  if (!real) real = dlsym(RTLD_NEXT, "exit");
  real(code);
}

// MARK: What is made once

void swift_once(int32_t *token, void (*make)(void *), void *context) {
  static void (*real)(int32_t *, void (*)(void *), void *);
  uintptr_t address = (uintptr_t)token;
  if (address < programLow || address >= programHigh) {
    if (!real) real = dlsym(RTLD_NEXT, "swift_once");
    return real(token, make, context);
  }
  int isAsked = me.depth && !me.isBusy;
  int32_t turn = isAsked ? signalbox_once_begins(address, *token == 2) : *token == 0;
  if (!turn) return;
  *token = 1;
  make(context);
  *token = 2;
  if (isAsked) signalbox_once_ended(address);
}

// MARK: The process

static struct { char *start, *copy; size_t size; } writable[16];
static int writableCount;

static void keep(uintptr_t start, uintptr_t end) {
  if (start >= end || writableCount == 16) return;
  writable[writableCount].start = (char *)start;
  writable[writableCount].size = end - start;
  writable[writableCount].copy = memcpy(malloc(end - start), (char *)start, end - start);
  writableCount++;
}

// The first that is told of is the program itself.
static int look(struct dl_phdr_info *info, size_t size, void *unused) {
  uintptr_t fixed = 0, fixedEnd = 0;
  programLow = info->dlpi_addr;
  for (int number = 0; number < info->dlpi_phnum; number++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[number];
    if (part->p_type != PT_GNU_RELRO) continue;
    fixed = info->dlpi_addr + part->p_vaddr;
    fixedEnd = (fixed + part->p_memsz) & ~(uintptr_t)4095;
  }
  for (int number = 0; number < info->dlpi_phnum; number++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[number];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
    if (end > programHigh) programHigh = end;
    if (!(part->p_flags & PF_W)) continue;
    if (fixed >= start && fixed < end) {
      keep(start, fixed);
      keep(fixedEnd, end);
    } else {
      keep(start, end);
    }
  }
  return 1;
}

static int lookForTasks(struct dl_phdr_info *info, size_t size, void *unused) {
  if (!strstr(info->dlpi_name, "libswift_Concurrency")) return 0;
  tasksLow = info->dlpi_addr;
  for (int number = 0; number < info->dlpi_phnum; number++) {
    uintptr_t end = tasksLow + info->dlpi_phdr[number].p_vaddr + info->dlpi_phdr[number].p_memsz;
    if (info->dlpi_phdr[number].p_type == PT_LOAD && end > tasksHigh) tasksHigh = end;
  }
  return 1;
}

// The program's variables are as they were when the process began; nothing has been touched.
static void restart(void) {
  for (int number = 0; number < writableCount; number++)
    memcpy(writable[number].start, writable[number].copy, writable[number].size);
  if (capacity) memset(table, 0, sizeof *table * capacity);
  if (objectCapacity) memset(objects, 0, sizeof *objects * objectCapacity);
  blockCount = objectCount = strandCount = lastBody = 0;
  allocatedBefore = allocated;
  isFull = 0;
  execution++;
}

static void launch(void) {
  static char *words[] = {"program", NULL};
  signalbox_scenario(1, words);
}
static void leave(void) { me.depth = 0; }
static uintptr_t program(void) { return programLow; }
static uintptr_t last(void) { return lastPlace; }

static void die(int number) {
  if (signalbox_died(number))
    while (1) pause();
  signal(number, SIG_DFL);
}

int main(int argc, char **argv) {
  me.drives = 1;
  dl_iterate_phdr(look, NULL);
  dl_iterate_phdr(lookForTasks, NULL);
  struct sigaction action = {.sa_handler = die, .sa_flags = SA_ONSTACK | SA_NODEFER};
  int deadly[] = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (int number = 0; number < 4; number++) sigaction(deadly[number], &action, NULL);
  void **hook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
  if (hook) *hook = drain;
  // From then on Swift's runtime calls `__tsan_acquire` and `__tsan_release`.
  void (*initialize)(void) = dlsym(RTLD_DEFAULT, "__tsan_on_initialize");
  if (initialize) initialize();
  // In the order of Hooks.swift.
  static void *const hooks[] = {handOver, begin, end, leave, learnFound, found,
    learnt, know, program, restart, launch, last, limitMemory, memoryIsFull};
  return signalbox_compiled_main(hooks);
}

// One entry of the list in Texts.c: the file that `TEXT` names.
{TEXT, (const unsigned char[]){
#embed TEXT suffix(, 0)
}},
#undef TEXT

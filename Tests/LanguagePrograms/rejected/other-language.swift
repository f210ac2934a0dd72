// advice: this is not Swift
def load(name):
    return name.upper()

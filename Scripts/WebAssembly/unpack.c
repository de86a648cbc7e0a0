#include <stddef.h>
#include <stdint.h>

// Unpacks the core: a file of the format LZMA_alone ("lzma" of XZ Utils), whose header says the size of the content.
// Browsers unpack gzip alone, and the core is a quarter smaller in this format. It is a program of its own, 5 KB of
// WebAssembly: the same in JavaScript takes three times as long.

// Both texts are in the memory after the data of this program; the page makes the memory large enough.
static const uint8_t *next;
static uint32_t range, code;

// A probability of 2048 that a bit is 0. It follows the bits that were read with it.
typedef uint16_t Probability;

static void refill(void) {
  if (range < 1u << 24) {
    range <<= 8;
    code = code << 8 | *next++;
  }
}

static uint32_t bit(Probability *probability) {
  uint32_t bound = (range >> 11) * *probability;
  uint32_t one = code >= bound;
  if (one) {
    range -= bound;
    code -= bound;
    *probability -= *probability >> 5;
  } else {
    range = bound;
    *probability += (2048 - *probability) >> 5;
  }
  refill();
  return one;
}

static uint32_t even_bits(uint32_t count) {
  uint32_t value = 0;
  while (count--) {
    range >>= 1;
    uint32_t one = code >= range;
    if (one) code -= range;
    value = value << 1 | one;
    refill();
  }
  return value;
}

static uint32_t number(Probability *tree, uint32_t count) {
  uint32_t value = 1;
  while (value >> count == 0) value = value << 1 | bit(&tree[value]);
  return value - (1u << count);
}

static uint32_t reversed_number(Probability *tree, uint32_t count) {
  uint32_t value = 0, index = 1;
  for (uint32_t place = 0; place < count; place++) {
    uint32_t one = bit(&tree[index]);
    index = index << 1 | one;
    value |= one << place;
  }
  return value;
}

typedef struct {
  Probability is_middle, is_high, low[16][8], middle[16][8], high[256];
} Lengths;

static uint32_t length(Lengths *lengths, uint32_t place) {
  if (!bit(&lengths->is_middle)) return 2 + number(lengths->low[place], 3);
  if (!bit(&lengths->is_high)) return 10 + number(lengths->middle[place], 3);
  return 18 + number(lengths->high, 8);
}

enum { states = 12, places = 16, literal_contexts = 1 << 4 };

static struct {
  Probability is_match[states][places], is_long[states][places];
  Probability is_repeated[states], is_older[states], is_third_or_fourth[states], is_fourth[states];
  Probability slots[4][64], near[128], aligned[16];
  Probability literals[literal_contexts][0x300];
  Lengths matches, repetitions;
} model;

static uint32_t literal(Probability *table, int follows_match, uint32_t expected) {
  uint32_t symbol = 1;
  while (follows_match && symbol < 0x100) {
    uint32_t expected_bit = expected >> 7 & 1;
    expected <<= 1;
    uint32_t one = bit(&table[((1 + expected_bit) << 8) + symbol]);
    symbol = symbol << 1 | one;
    follows_match = one == expected_bit;
  }
  while (symbol < 0x100) symbol = symbol << 1 | bit(&table[symbol]);
  return symbol;
}

static uint32_t new_distance(uint32_t count) {
  uint32_t slot = number(model.slots[count < 6 ? count - 2 : 3], 6);
  if (slot < 4) return slot + 1;
  uint32_t bits = (slot >> 1) - 1;
  uint32_t start = (2 | (slot & 1)) << bits;
  if (slot < 14) return start + reversed_number(&model.near[start - slot], bits) + 1;
  start += even_bits(bits - 4) << 4;
  return start + reversed_number(model.aligned, 4) + 1;
}

// Unpacks a file at an address to another one. Returns 0 for a file that this program does not read.
__attribute__((export_name("unpack")))
int32_t unpack(const uint8_t *packed, uint8_t *content) {
  uint32_t literal_bits = packed[0] % 9, literal_place_bits = packed[0] / 9 % 5, place_bits = packed[0] / 45;
  if (literal_bits + literal_place_bits > 4 || place_bits > 4) return 0;
  uint32_t size = packed[5] | packed[6] << 8 | packed[7] << 16 | (uint32_t)packed[8] << 24;
  for (size_t index = 0; index < sizeof model / sizeof(Probability); index++) ((Probability *)&model)[index] = 1024;
  range = UINT32_MAX;
  code = (uint32_t)packed[14] << 24 | packed[15] << 16 | packed[16] << 8 | packed[17];
  next = packed + 18;

  uint32_t state = 0, written = 0;
  uint32_t distances[4] = {1, 1, 1, 1};
  while (written < size) {
    uint32_t place = written & ((1u << place_bits) - 1);
    if (!bit(&model.is_match[state][place])) {
      uint32_t before = written ? content[written - 1] : 0;
      uint32_t context = (written & ((1u << literal_place_bits) - 1)) << literal_bits | before >> (8 - literal_bits);
      int follows_match = state >= 7;
      content[written] = literal(model.literals[context], follows_match, follows_match ? content[written - distances[0]] : 0);
      written++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    uint32_t count = 1, used = 0;
    if (!bit(&model.is_repeated[state])) {
      count = length(&model.matches, place);
      for (int index = 3; index > 0; index--) distances[index] = distances[index - 1];
      distances[0] = new_distance(count);
      state = state < 7 ? 7 : 10;
    } else {
      if (bit(&model.is_older[state])) {
        used = !bit(&model.is_third_or_fourth[state]) ? 1 : 2 + bit(&model.is_fourth[state]);
      } else if (!bit(&model.is_long[state][place])) {
        state = state < 7 ? 9 : 11;
        content[written] = content[written - distances[0]];
        written++;
        continue;
      }
      uint32_t distance = distances[used];
      for (; used > 0; used--) distances[used] = distances[used - 1];
      distances[0] = distance;
      count = length(&model.repetitions, place);
      state = state < 7 ? 8 : 11;
    }
    if (distances[0] > written || count > size - written) return 0;
    // The copied bytes may be among those that are copied.
    for (; count > 0; count--, written++) content[written] = content[written - distances[0]];
  }
  return 1;
}

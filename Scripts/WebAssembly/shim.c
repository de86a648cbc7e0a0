#include <stdint.h>
#include <stdlib.h>
#include "browser.h"

// Symbols that neither the runtime of Embedded Swift nor wasi-libc defines.

uintptr_t __stack_chk_guard = 0xdeadbeef;
void __stack_chk_fail(void) { __builtin_trap(); }

// Hash tables call this for random seeds. The seeds are always the same, so the order is always the same.
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t seed = 0x9E3779B97F4A7C15ull;
  for (uint8_t *byte = buffer; count--; byte++) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    *byte = (uint8_t)seed;
  }
}

// `Double("1.5")` calls this. wasi-libc has only the locale C.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  if (*text == ' ' || (*text >= 9 && *text <= 13)) return 0;
  char *end;
  *number = strtod(text, &end);
  return end == text ? 0 : end;
}

__attribute__((import_module("aloud"), import_name("match")))
int32_t aloud_match(const uint8_t *, int32_t, const uint8_t *, int32_t);
int32_t browser_match(const uint8_t *pattern, int32_t pattern_count, const uint8_t *text, int32_t text_count) {
  return aloud_match(pattern, pattern_count, text, text_count);
}

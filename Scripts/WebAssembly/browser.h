#include <stdint.h>
// The functions of the page that the core calls: see Sources/AloudPage/Parts/walk/core.js.

// Returns 1 if a text has a match of a regular expression, 0 if it has none, and -1 if the expression is invalid.
int32_t browser_match(const uint8_t *pattern, int32_t pattern_count, const uint8_t *text, int32_t text_count);

#include <stdint.h>
// What the page does for the core: see Sources/AloudPage/Parts/walk/core.js.

// 1 where a text has a match of a regular expression, 0 where it has none, -1 for what is no regular expression.
int32_t browser_match(const uint8_t *pattern, int32_t pattern_count, const uint8_t *text, int32_t text_count);

// Has XML parsed. The answer is bytes that the page has got from `alloc`; its first four are their number.
uint8_t *browser_parse_xml(const uint8_t *text, int32_t count);

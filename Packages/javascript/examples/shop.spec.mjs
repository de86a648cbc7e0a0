// For Playwright Test: npx playwright test shop.spec.mjs
import {expect as base, test} from '@playwright/test';
import {aloudMatchers} from 'aloud-voiceover';

const expect = base.extend(aloudMatchers);
test.use({viewport: {width: 390, height: 844}});

test.beforeEach(async ({page}) => { await page.goto(new URL('shop.html', import.meta.url).href); });

test('the shop reads as before', async ({page}) => {
  await expect(page).toReadAs('shop');
});

test('the cart can be reached', async ({page}) => {
  await expect(page).toRead([/^Shop, Heading/i, '...', /^Cart, Link/i]);
});

/** The brief, from the first file to the order: pre-flight, marks and advice, also with hostile files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import {
  makeGif,
  makeHeic,
  makeJpeg,
  makeRaw,
  makeTiffPicture,
} from '../../stories/photos/photo-fixtures.ts';
import { makePng } from '../unit/preflight/structure-fixtures.ts';
import { hashOf } from '../hash-of.ts';
import { plainPicture } from '../plain-picture.ts';
import { test } from './server-fixture.ts';
import { expect, holdBack, hydrated } from './fixtures.ts';
import { cornersOf, fileOf, openOrderForm, orderForm, photographs } from './order-form-page.ts';

test('an order of RAW, TIFF and JPEG files contains the marks, the look and every word of the brief (brief 2, brief 5, brief 6)', async ({
  page,
  studio,
}) => {
  const frame = await plainPicture(900, 600).jpeg().toBuffer();
  const shoot = [
    fileOf('DSC_0431.NEF', makeRaw('nef', frame, {}, 400_000)),
    fileOf('scan-07.tif', makeTiffPicture(300, 200)),
    // Stored rotated, as by a camera that was held upright.
    fileOf(
      'DSC_0432.JPG',
      makeJpeg(await plainPicture(900, 600, '#708090').jpeg().toBuffer(), { orientation: 6 }),
    ),
    fileOf('IMG_2210.HEIC', makeHeic()),
    fileOf('DSC_0433.NEF', makeRaw('nef', frame, {}, 400_000).slice(0, 200_000)),
  ];
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/orders/new?service=wedding&count=1');
  await hydrated(page);
  const order = orderForm(page);
  await order.photos.setInputFiles(shoot);
  await expect(
    order.form.getByText(
      'IMG_2210.HEIC has no preview that this browser can show. It will be sent as it is.',
    ),
  ).toBeVisible();

  await expect(
    order.form.getByText('DSC_0433.NEF is incomplete. Copy it from the card again.'),
  ).toBeVisible();

  const editor = page.getByRole('dialog', { name: 'Marks on the photo' });
  const open = (name: string) =>
    order.form.getByRole('button', { name: new RegExp(`^Open ${name}`) }).click();
  const press = async (name: string, across: number, down: number) => {
    const box = await editor
      .getByRole('application', { name: `Photo ${name}` })
      .locator('img')
      .boundingBox();
    await page.mouse.click(box!.x + box!.width * across, box!.y + box!.height * down);
    await expect(editor.getByRole('textbox').last()).toBeFocused();
  };
  await test.step('places a pin on the RAW file’s embedded preview', async () => {
    await open('DSC_0431.NEF');
    await expect(editor.getByRole('application')).toHaveAttribute('data-state', 'ready');
    await expect(editor.getByRole('list', { name: 'About the file' })).toContainText('6048 × 4024 px');
    await press('DSC_0431.NEF', 0.25, 0.5);
    await page.keyboard.type('soften the highlight');
  });
  await test.step('places a pin on the TIFF, and writes a note on the whole last photo', async () => {
    await editor.getByRole('button', { name: 'Next photo' }).click();
    await expect(editor.getByRole('application', { name: 'Photo scan-07.tif' })).toHaveAttribute(
      'data-state',
      'ready',
    );
    await press('scan-07.tif', 0.5, 0.25);
    await page.keyboard.type('take out the scratch');
    await editor.getByRole('button', { name: 'Done' }).click();
    await open('IMG_2210.HEIC');
    await editor.getByRole('button', { name: 'Add a note on the whole photo' }).click();
    await page.keyboard.type('a touch warmer');
    await editor.getByRole('button', { name: 'Done' }).click();
  });

  await order.next('Service Details').click();
  await order.requirements.fill('Keep skin texture.\nSame warmth across the set, “as in the tent”.');
  await order.form.getByRole('button', { name: 'Set to 5' }).click();
  await order.next('Preferences').click();
  await order.style('Warm & Cozy').check();
  await order.form.getByRole('checkbox', { name: 'High contrast' }).check();
  await order.next('Contact & Delivery').click();
  await order.name.fill('Ada Brook');
  await order.email.fill('ada@example.com');

  const instructions = [
    'Keep skin texture.',
    'Same warmth across the set, “as in the tent”.',
    '',
    'DSC_0431.NEF: 1 (25 % across, 50 % down): soften the highlight',
    'scan-07.tif: 1 (50 % across, 25 % down): take out the scratch',
    'IMG_2210.HEIC: 1 (whole photo): a touch warmer',
  ];
  await test.step('the printable quote contains every word', async () => {
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    const sheet = page.locator('body > [data-print=alone]');
    for (const word of [...instructions, 'Warm & Cozy', 'High contrast', 'Ada Brook', '$20']) {
      await expect(sheet).toContainText(word);
    }
  });

  await order.submit.click();
  await expect(order.number).toBeVisible();
  expect(studio.orders[0]?.payload).toMatchObject({
    serviceType: 'wedding',
    imageCount: 5,
    specialInstructions: instructions.join('\n'),
    stylePreferences: ['Warm & Cozy'],
    colorPreferences: ['High contrast'],
    uploadedFiles: ['dsc-0431.nef', 'scan-07.tif', 'dsc-0432.jpg', 'img-2210.heic', 'dsc-0433.nef'].map(
      (name) => expect.stringMatching(new RegExp(`^[0-9a-f]{16}-${name}$`)),
    ),
  });
  expect([...studio.files.values()], 'no file was altered').toEqual(
    shoot.map(({ buffer }) => hashOf(buffer)),
  );
});

test('malicious files are reported in a sentence, run no code and do not block the form', async ({
  page,
}) => {
  const spoken: string[] = [];
  page.on('dialog', (dialog) => {
    spoken.push(dialog.message());
    void dialog.dismiss();
  });
  const frame = await plainPicture().jpeg().toBuffer();
  const bomb = Buffer.from(frame);
  const header = bomb.indexOf(Buffer.from([0xff, 0xc0]));
  bomb.writeUInt16BE(12_000, header + 5);
  bomb.writeUInt16BE(16_000, header + 7);
  const order = await openOrderForm(page);
  await order.photos.setInputFiles([
    fileOf(
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
    ),
    fileOf('page.jpg', '<!doctype html><script>alert(3)</script>'),
    fileOf('both.gif', `GIF89a/*${'\0'.repeat(40)}*/=1;alert(4)//;`),
    fileOf('claims.jpg', bomb),
    fileOf('claims.png', makePng({ width: 16_000, height: 12_000, data: 1 })),
    fileOf('claims.gif', makeGif(1, { size: [12_000, 12_000] })),
    fileOf('half.cr3', makeRaw('cr3', frame, {}, 4000).slice(0, 900)),
    fileOf('photo\u202Egpj.exe', 'MZ\x90\0'),
    fileOf('<img src=x onerror=alert(5)>.jpg', frame),
    fileOf('nothing.jpg', ''),
  ]);
  const notes = order.form.getByRole('group', { name: 'What was found' });
  await order.form.getByRole('button', { name: /^\d more$/ }).click();
  for (const sentence of [
    'photogpj.exe is a program, not a photo.',
    'page.jpg is a web page, not a photo.',
    'half.cr3 is incomplete. Copy it from the card again.',
    'both.gif can’t be read here. If it opens on your computer, send it as it is.',
    'drawing.svg is a drawing that contains a program. Send it as PNG or TIFF.',
    '3 photos are too large to be shown here. They will be sent as they are.',
  ]) {
    await expect(notes.getByText(sentence)).toBeVisible();
  }
  await expect(order.form.getByText('nothing.jpg is empty (0 bytes) and was left out.')).toBeVisible();
  await expect(order.photo('<img src=x onerror=alert(5)>.jpg')).toBeVisible();
  // A picture of that size is passed to no decoder, neither the worker’s nor the page’s.
  for (const name of ['claims.jpg', 'claims.png', 'claims.gif']) {
    const claims = order.item(name);
    await expect(claims).toBeVisible();
    await expect(claims.locator('img')).toHaveCount(0);
  }
  await order.tab('Preferences').click();
  await expect(order.style('Natural & Realistic')).toBeVisible();
  expect(spoken).toEqual([]);
});

test('the hint about the count and the preview of the looks shift nothing when their code loads', async ({
  page,
}) => {
  const topOf = (button: Locator) =>
    button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const releaseHint = await holdBack(page, '*/count-hint-*.js');
  const releasePreview = await holdBack(page, '*/look-compare-*.js');
  const order = await openOrderForm(page);

  const [first, second] = await photographs();
  const toDetails = order.next('Service Details');
  await order.photos.setInputFiles([first, second]);
  await expect(order.photo(second.name)).toBeVisible();
  const belowPhotos = await topOf(toDetails);
  await releaseHint();
  await expect(order.form.getByRole('button', { name: 'Set to 2' })).toBeVisible();
  expect(await topOf(toDetails)).toBe(belowPhotos);

  await order.tab('Preferences').click();
  await order.style('Natural & Realistic').check();
  const together = order.form.getByRole('region', { name: 'Your choices together' });
  const toContact = order.next('Contact & Delivery');
  await expect(together).toBeVisible();
  const belowPreview = await topOf(toContact);
  await releasePreview();
  await expect(together.getByRole('slider')).toBeVisible();
  expect(await topOf(toContact)).toBe(belowPreview);
});

test('the site decodes HEIC and JPEG XL with code that other photos do not load', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.wasm$/.test(response.url())) loaded.push(new URL(response.url()).pathname);
  });
  const order = await openOrderForm(page);
  await order.photos.setInputFiles([fileOf('DSC_0434.JPG', await plainPicture(900, 600).jpeg().toBuffer())]);
  await cornersOf(order, 'DSC_0434.JPG');
  expect(loaded).toEqual([]);
  for (const name of ['corners.heic', 'corners.jxl']) {
    await order.photos.setInputFiles(join(import.meta.dirname, name));
    expect(await cornersOf(order, name)).toEqual(['red', 'green', 'blue', 'white']);
  }
  expect(loaded.map((path) => path.replace(/-.*/, ''))).toEqual(['/assets/libheif', '/assets/jxl_dec']);
});

test('a HEIC photo is drawn after the code of its decoder did not load for the one before', async ({
  page,
}) => {
  const failed = Promise.withResolvers<void>();
  await page.route(
    '**/assets/decode-heic*',
    async (route) => {
      await route.abort();
      failed.resolve();
    },
    { times: 1 },
  );
  const order = await openOrderForm(page);
  const photo = join(import.meta.dirname, 'corners.heic');
  await order.photos.setInputFiles(
    fileOf('first.heic', Buffer.concat([readFileSync(photo), Buffer.from('free')])),
  );
  await failed.promise;
  await order.photos.setInputFiles(photo);
  expect(await cornersOf(order, 'corners.heic')).toEqual(['red', 'green', 'blue', 'white']);
});

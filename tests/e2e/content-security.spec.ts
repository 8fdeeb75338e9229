import { expect, hydrated, test as base, toastOf } from './fixtures.ts';

/** A refusal of the content security policy, as the browser reports it. */
type Violation = { directive: string; blocked: string; sample: string };

const test = base.extend<{ violations: Violation[] }>({
  violations: async ({ page }, use) => {
    const violations: Violation[] = [];
    await page.exposeFunction('tellViolation', (violation: Violation) => violations.push(violation));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        const { tellViolation } = window as unknown as { tellViolation: (violation: Violation) => void };
        tellViolation({ directive: effectiveDirective, blocked: blockedURI, sample });
      });
    });
    await use(violations);
  },
});

// The fixture fails every test in which the policy refuses something: pages.spec.ts and order.spec.ts need no more.
test('search, chat and sign-in do not violate the policy', async ({ page, violations }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('hostile');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(page.getByRole('dialog', { name: /^Chat/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('red pencil');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page)).toBeVisible();
  expect(violations).toEqual([]);
});

test('hostile search results run no code, open no other origin and fit their column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('hostile');
  const results = page.getByRole('option');
  await expect(results.first()).toBeVisible();
  const inside = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
  expect(inside).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const { origin } = new URL(page.url());
  const count = await results.count();
  expect(count).toBeGreaterThan(2);
  for (let at = 0; at < count; at++) {
    await results.nth(at).click();
    await page.waitForTimeout(150);
    expect(new URL(page.url()).origin).toBe(origin);
    if (await page.getByRole('dialog').isVisible()) continue;
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('hostile');
    await expect(results.first()).toBeVisible();
  }
  expect(alerts).toEqual([]);
});

test('the page starts although another script has made the default policy', async ({ page }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url });
  });
  await page.goto('/pricing');
  await hydrated(page);
});

test.describe('injected code', () => {
  test.use({ expectedConsoleErrors: /Content Security Policy|Trusted|TrustedHTML|TrustedScript/ });

  test('is blocked as inline script, markup from text, script or worker of another origin', async ({
    page,
    violations,
  }) => {
    await page.goto('/pricing');
    await hydrated(page);
    const outcomes = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>'),
        worker: () => new Worker('https://example.com/worker.js'),
        script: () => (document.createElement('script').src = 'https://example.com/script.js'),
      };
      const inline = document.createElement('script');
      inline.append('window.smuggled = true');
      const refused = Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return [name, 'let through'];
        } catch {
          return [name, 'refused'];
        }
      });
      try {
        document.body.append(inline);
      } catch {}
      return { ...Object.fromEntries(refused), inline: 'smuggled' in window ? 'let through' : 'refused' };
    });
    expect(outcomes).toEqual({
      markup: 'refused',
      worker: 'refused',
      script: 'refused',
      inline: 'refused',
    });
    // The listener receives violations, so that an empty list in the other tests proves something.
    await expect.poll(() => violations.length).toBeGreaterThan(2);
  });
});

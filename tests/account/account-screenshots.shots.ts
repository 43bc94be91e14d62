/** Screenshots of the account forms and sheets; see screenshots.shots.ts. */
import { expect, type Locator } from '@playwright/test';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { profile } from '#features/profile/texts/en-PH.ts';
import { profile as thaiProfile } from '#features/profile/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import {
  COUNTRY_CODE,
  freshMobile,
  lastCode,
  showPlayer,
  wrongCode,
} from '#tests/support/pages/account-steps.ts';
import { ForgetPage } from '#tests/support/pages/account-forms.ts';
import { MemberPage } from '#tests/support/pages/account-member.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';

inLooks(test, [DARK, LIGHT, THAI, NARROW, LARGE], ({ look, isThai }) => {
  const texts = isThai ? thTH : enPH;
  const own = isThai ? thaiProfile : profile;

  test('a forgotten password', async ({ page, ownPlatform }) => {
    const forget = new ForgetPage(page, texts);
    const mobile = freshMobile();
    const { account } = await makePlayer(ownPlatform, { mobile: COUNTRY_CODE.ph + mobile });
    await page.goto('/forget');
    await expect(page.locator('footer ul').first().getByRole('listitem')).toHaveCount(4);
    await shoot(page, `forget-${look}-1`);
    await forget.send.click();
    await expect(forget.mobile).toHaveAttribute('aria-invalid', 'true');
    await shoot(page, `forget-${look}-2-wrong`);
    await forget.ask(account, mobile);
    await expect(forget.code).toBeFocused();
    await shoot(page, `forget-${look}-3-code`);
    await forget.submit.click();
    await expect(forget.password).toHaveAttribute('aria-invalid', 'true');
    await shoot(page, `forget-${look}-4-wrong`);
    await untilDebounced(page);
    await forget.setPassword(wrongCode(await lastCode(ownPlatform, mobile)), 'night market 7!');
    await expect(forget.alert).not.toHaveText('');
    await shoot(page, `forget-${look}-5-refused`);
    await untilDebounced(page);
    await forget.setPassword(await lastCode(ownPlatform, mobile), 'night market 7!');
    await expect(page.locator('[data-screen="login"]')).toBeVisible();
    await shoot(page, `forget-${look}-6-login`);
  });

  test('the sheets of the member screen', async ({ page, ownPlatform }) => {
    const member = new MemberPage(page, texts);
    const inviter = await makePlayer(ownPlatform);
    const { inviteCode } = await showPlayer(ownPlatform, inviter.account);
    const player = await makePlayer(ownPlatform, {
      coin: 987_654_321,
      mobile: COUNTRY_CODE.ph + freshMobile(),
    });
    await signIn(page, ownPlatform, player);
    await member.open();
    await shoot(page, `member-${look}-1`);
    const close = async (sheet: Locator) => {
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    };
    const codes = await member.openSheet('redeem-code');
    await shoot(page, `redeem-${look}-1`);
    const code = codes.getByLabel(texts.member.redeem.label, { exact: true });
    const redeem = codes.getByRole('button', { name: texts.member.redeem.submit, exact: true });
    await code.fill('NOSUCHCODE');
    await redeem.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await shoot(page, `redeem-${look}-2-refused`);
    await code.fill('parola2026');
    await untilDebounced(page);
    await redeem.click();
    await expect(codes.getByText(texts.member.redeem.doneTitle)).toBeVisible();
    await shoot(page, `redeem-${look}-3-done`);
    await codes.getByRole('button', { name: texts.member.redeem.another }).click();
    await shoot(page, `redeem-${look}-4-list`);
    await close(codes);

    const superior = await member.openSheet('superior');
    await shoot(page, `superior-${look}-1`);
    await superior.getByLabel(texts.member.superior.label, { exact: true }).fill(inviteCode);
    await superior.getByRole('button', { name: texts.member.superior.submit }).click();
    await expect(superior.getByText(texts.member.superior.justBound)).toBeVisible();
    await shoot(page, `superior-${look}-2-bound`);
    await close(superior);

    await signIn(page, ownPlatform, player);
    const account = await member.openAccount();
    await shoot(page, `account-${look}-1`);
    for (const [place, name] of [own.title, own.password].entries()) {
      await account.getByRole('button', { name, exact: true }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toBeVisible();
      await shoot(page, `account-${look}-${place + 2}`);
      await close(sheet);
    }
    await page.goBack();
    const phones = await member.openSheet('sign-in-sessions');
    await shoot(page, `sessions-${look}-1`);
    await phones.getByRole('listitem').last().getByRole('button').click();
    await shoot(page, `sessions-${look}-2-asking`);
  });
});

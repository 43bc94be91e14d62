import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';

const FORM = `
  <form>
    <label hidden>CSV file<input type="file" data-fills="costs-table" /></label>
    <input type="hidden" id="costs-table-encoding" name="encoding" />
    <textarea id="costs-table"></textarea>
  </form>`;

beforeAll(async () => {
  document.body.innerHTML = FORM;
  await import('#server/marketing/pages/console.ts');
});

it.each([
  ['UTF-8', [0xe0, 0xb8, 0x87, 0x2c, 0x31], 'ง,1', ''],
  ['Unicode text of Excel', [0xff, 0xfe, 0x07, 0x0e, 0x2c, 0, 0x31, 0], 'ง,1', ''],
  ['windows-874', [0xa7, 0xd2, 0xb9, 0x2c, 0x31], 'งาน,1', 'windows-874'],
])(
  'a chosen file in %s fills the table and tells a guessed encoding',
  async (_name, bytes, text, guess) => {
    const input = screen.getByLabelText('CSV file', { selector: 'input' });
    const table = screen.getByRole<HTMLTextAreaElement>('textbox');
    table.value = '';
    await userEvent.upload(input, new File([new Uint8Array(bytes)], 'costs.csv'));
    await expect.poll(() => table.value).toBe(text);
    expect(document.querySelector<HTMLInputElement>('[name="encoding"]')?.value).toBe(guess);
    expect(input.closest('label')?.hidden).toBe(false);
  },
);

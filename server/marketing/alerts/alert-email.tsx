import { formatOf } from '#server/marketing/kit/format.ts';
import { describeAlert, pageOfAlert } from '#server/marketing/alerts/describe-alert.ts';
import { emailHtml } from '#server/marketing/email/email-html.tsx';
import { oneLine } from '#server/core/http/one-line.ts';
import { textsOf } from '#server/marketing/texts/texts.ts';
import type { Alert } from '#server/marketing/alerts/alerts.ts';
import type { AlertSettings } from '#server/marketing/alerts/alert-settings.ts';
import type { EmailContent } from '#server/core/outbound/mailer.ts';
import type { Market } from '#shared/market/market.ts';

type Words = Pick<AlertSettings, 'language' | 'origin'>;

/** The message of an alert. */
export function alertEmail(
  { language, origin }: Words,
  market: Market,
  alert: Alert,
): EmailContent {
  const texts = textsOf(language);
  const { title, numbers } = describeAlert(alert, { texts, format: formatOf(texts, market) });
  const url = `${origin}${pageOfAlert(alert)}`;
  return {
    subject: oneLine(title),
    text: `${title}\n\n${numbers}\n\n${texts.alerts.show}:\n${url}\n`,
    html: emailHtml({
      language,
      title,
      children: (
        <>
          <p>{numbers}</p>
          <p>
            <a href={url}>{texts.alerts.show}</a>
          </p>
        </>
      ),
    }),
    attachment: undefined,
  };
}

/** A test of the settings. */
export function testEmail({ language }: Words): EmailContent {
  const { testMessage } = textsOf(language).alerts;
  return {
    subject: testMessage,
    text: `${testMessage}\n`,
    html: emailHtml({ language, title: testMessage, children: null }),
    attachment: undefined,
  };
}

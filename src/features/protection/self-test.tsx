import {
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  selfTestBand,
  selfTestScore,
  type SelfTestAnswer,
  type SelfTestQuestion,
} from '#shared/protection/self-test.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { Button } from '#ui/base/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { Text } from '#ui/base/text.tsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import styles from './self-test.module.css';

type Answers = Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>;

/** The nine questions of the PGSI. Answers and score exist only in this component. */
export function SelfTest() {
  const { t } = useTranslation('protection');
  const [isOpen, setOpen] = useState(false);
  return (
    <InfoCard title={t('test.title')} text={t('test.text')}>
      {isOpen && <Questions />}
      <Button variant={isOpen ? 'ghost' : 'quiet'} isWide onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'test.close' : 'test.begin')}
      </Button>
    </InfoCard>
  );
}

function Questions() {
  const { t } = useTranslation('protection');
  const [answers, setAnswers] = useState<Answers>({});
  const [missing, setMissing] = useState(0);
  const [score, setScore] = useState<number | null>(null);
  useBusy('self-test', score === null && Object.keys(answers).length > 0);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const open = SELF_TEST_QUESTIONS.filter((question) => answers[question] === undefined);
    setMissing(open.length);
    const [first] = open;
    if (first === undefined) setScore(selfTestScore(answers));
    else focusQuestion(event.currentTarget, first);
  }

  if (score !== null) {
    return (
      <Stack
        ref={takeFocus}
        tabIndex={-1}
        gap={2}
        className={styles.result}
        data-band={selfTestBand(score)}
      >
        <Text size="title" weight="bold" figures>
          {t('test.score', { score })}
        </Text>
        <p>{t(`test.band.${selfTestBand(score)}`)}</p>
        <Note>{t('test.note')}</Note>
        <Button variant="quiet" onClick={() => setScore(null)}>
          {t('test.again')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <List as="ol" gap={5} className={styles.questions}>
        {SELF_TEST_QUESTIONS.map((question) => (
          <li key={question}>
            <RadioGroup
              legend={t(`test.question.${question}`)}
              name={question}
              options={SELF_TEST_ANSWERS.map((answer) => ({
                value: answer,
                label: t(`test.answer.${answer}`),
              }))}
              value={answers[question]}
              onChange={(answer) => setAnswers({ ...answers, [question]: answer })}
            />
          </li>
        ))}
      </List>
      {missing > 0 && <NoticeBanner tone="warning" text={t('test.missing', { count: missing })} />}
      <Button type="submit" variant="quiet" isWide>
        {t('test.submit')}
      </Button>
    </Stack>
  );
}

/** A group of radio buttons cannot have focus: its first button takes it. */
function focusQuestion(form: HTMLFormElement, question: SelfTestQuestion): void {
  const group = form.elements.namedItem(question);
  const first = group instanceof RadioNodeList ? group[0] : group;
  if (first instanceof HTMLElement) first.focus();
}

import type { RecordFilter } from '#shared/record/record-query.ts';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useTranslation } from 'react-i18next';
import styles from './csv-button.module.css';
import { useRecordCsv, type RecordCsv } from './use-record-csv.ts';

/** Exports everything the filter finds as a file for spreadsheets. */
export function CsvButton({ filter }: { readonly filter: RecordFilter }) {
  const { csv, save } = useRecordCsv(filter);
  return <CsvLine csv={csv} onSave={save} />;
}

interface CsvLineProps {
  readonly csv: RecordCsv;
  readonly onSave: (at: number) => void;
}

/** The button, and the result of the export. */
export function CsvLine({ csv, onSave }: CsvLineProps) {
  const { t } = useTranslation('record');
  return (
    <Row gap={3} lineGap={2} wrap>
      <Button
        variant="quiet"
        size="small"
        isBusy={csv.status === 'collecting'}
        onClick={({ timeStamp }) => onSave(timeStamp)}
      >
        <DownloadIcon size={18} />
        <span>{t('csv.save')}</span>
      </Button>
      <output className={csv.status === 'failed' ? styles.failed : styles.outcome}>
        {csv.status === 'collecting' && <span>{t('csv.saving', { count: csv.count })}</span>}
        {csv.status === 'saved' && (
          <span>{t(csv.isCapped ? 'csv.capped' : 'csv.saved', { count: csv.count })}</span>
        )}
        {csv.status === 'failed' && <span>{csv.problem}</span>}
      </output>
    </Row>
  );
}

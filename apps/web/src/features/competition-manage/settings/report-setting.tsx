'use client';

import { useQuery } from '@tanstack/react-query';
import { reportModes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { resultReportApi } from '../../../lib/api/result-report.ts';
import { roundApi } from '../../../lib/api/round.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useChange } from '../data/use-competition.ts';

/** Who enters results: only staff, or also the teams. */
export function ReportSetting({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('resultReport');
  const change = useChange();
  const query = useQuery({
    queryKey: ['round', 'get', { competitionId }],
    queryFn: ({ signal }) => roundApi.get({ params: { competitionId }, query: {} }, { signal }),
  });
  const save = (value: string) => {
    const mode = reportModes.find((each) => each === value) ?? 'STAFF';
    const send = () => resultReportApi.set({ params: { competitionId }, body: { mode } });
    void change(send, { done: t('saved'), failed: t('notSaved') });
  };
  return (
    <Card title={t('setting')}>
      <QueryState query={query} errorTitle={t('failed')}>
        {({ reportMode }) => (
          <SelectField
            label={t('who')}
            hint={t(`modeTexts.${reportMode}`)}
            placeholder={null}
            value={reportMode}
            onChange={({ target }) => save(target.value)}
            options={reportModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
          />
        )}
      </QueryState>
    </Card>
  );
}

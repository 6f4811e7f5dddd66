'use client';

import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { resultReportApi } from '../../lib/api/result-report.ts';
import { useMethodName } from '../../ui/bout/use-bout-text.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { rulesOf } from '../../ui/standings/rules-of.ts';
import { noResult, problemOf, ResultBoxes, toResult } from '../round-results/index.ts';

interface ReportCardProps {
  readonly matchId: string;
  readonly teamId: string;
  readonly names: { readonly home: string; readonly away: string };
}

type Reports = Awaited<ReturnType<typeof resultReportApi.get>>;
type Report = NonNullable<Reports['own']>;

/** Where teams may report results: enters one, or confirms the other team's. Otherwise hidden. */
export function ReportCard(props: ReportCardProps) {
  const { matchId, teamId } = props;
  const t = useTranslations('resultReport');
  const { data } = useQuery({
    queryKey: ['resultReport', 'get', { matchId, teamId }],
    queryFn: ({ signal }) => resultReportApi.get({ params: { matchId, teamId } }, { signal }),
    // Non-leaders, and matches that aren't public yet, have none.
    retry: false,
  });
  const isVisible = data !== undefined && data.mode !== 'STAFF' && (data.mayReport || data.own !== null);
  if (!isVisible) return null;
  return (
    <Card title={t('title')}>
      <ReportedResults {...props} reports={data} />
      {data.mayReport && <ReportForm {...props} reports={data} />}
    </Card>
  );
}

/** Only the organisation can enter a shoot-out. */
const withoutKicks = { isKnockout: false };

type WithReports = ReportCardProps & { readonly reports: Reports };

/** The score with its sets; in golf by holes, the winner and margin. */
function useReportText({
  names,
}: Pick<ReportCardProps, 'names'>): (report: Report) => { readonly result: string } {
  const nameOf = useMethodName();
  return ({ score, sets, method, winner }) => {
    const winnerName = winner === null ? null : names[winner === 'HOME' ? 'home' : 'away'];
    if (method !== null) return { result: [winnerName, nameOf(method)].filter(Boolean).join(' ') };
    const pairs = [score, ...sets].map(({ home, away }) => `${home}–${away}`);
    return { result: pairs.join(' ') };
  };
}

function ReportedResults({ names, reports: { own, other, status } }: WithReports) {
  const t = useTranslations('resultReport');
  const reportText = useReportText({ names });
  if (status === 'RECORDED') return <Notice tone="success">{t('recorded')}</Notice>;
  return (
    <>
      {other !== null && <Notice tone="warning">{t('otherSays', reportText(other))}</Notice>}
      {own !== null && (
        <Notice tone="info">{t(status === 'DISPUTED' ? 'disputed' : 'waiting', reportText(own))}</Notice>
      )}
    </>
  );
}

function ReportForm({ matchId, teamId, names, reports }: WithReports) {
  const t = useTranslations('resultReport');
  const queries = useQueryClient();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const reportText = useReportText({ names });
  const [typed, setTyped] = useState(noResult);
  const [busy, setBusy] = useState(false);
  const { sportVariantKey, rulesOverride, other } = reports;
  const rules = rulesOf({ category: { sportVariantKey }, rulesOverride });
  if (rules === null) return null;
  const send = async (body: Parameters<typeof resultReportApi.send>[0]['body']) => {
    setBusy(true);
    try {
      const { status } = await resultReportApi.send({ params: { matchId, teamId }, body });
      toast(t(`told.${status}`));
    } catch (failure) {
      toast(failureMessage(failure, t('notSent')), 'error');
    } finally {
      await queries.invalidateQueries();
      setBusy(false);
    }
  };
  const confirm = ({ score, sets, shootOut, method, winner }: Report) => {
    if (method !== null) return send({ method, ...(winner === null ? {} : { winner }) });
    return send(sets.length > 0 ? { sets } : { score, ...(shootOut === null ? {} : { shootOut }) });
  };
  const submit = () => {
    const {
      matchId: _match,
      version: _version,
      ...body
    } = toResult(typed, { id: matchId, ...withoutKicks }, rules);
    return send(body);
  };
  const isReady = problemOf(typed, withoutKicks, rules) === null;
  return (
    <>
      {other !== null && (
        <ButtonRow>
          <Button variant="contained" disabled={busy} onClick={() => void confirm(other)}>
            {t('confirm', reportText(other))}
          </Button>
        </ButtonRow>
      )}
      <p>{t(other === null ? 'tell' : 'tellAnother')}</p>
      <ResultBoxes matchId={matchId} rules={rules} names={names} typed={typed} onType={setTyped} />
      <ButtonRow>
        <Button
          variant={other === null ? 'contained' : 'outlined'}
          disabled={busy || !isReady}
          onClick={() => void submit()}
        >
          {t('send')}
        </Button>
      </ButtonRow>
    </>
  );
}

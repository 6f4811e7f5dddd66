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
import { noResult, problemOf, ToldResult, toResult } from '../round-results/index.ts';

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
  const hasSomething = data !== undefined && data.mode !== 'STAFF' && (data.mayReport || data.own !== null);
  if (!hasSomething) return null;
  return (
    <Card title={t('title')}>
      <Said {...props} reports={data} />
      {data.mayReport && <Telling {...props} reports={data} />}
    </Card>
  );
}

/** Only the organisation can enter a shoot-out. */
const withoutKicks = { isKnockout: false };

type WithReports = ReportCardProps & { readonly reports: Reports };

/** The score with its sets; in golf by holes, the winner and margin. */
function useToldText({
  names,
}: Pick<ReportCardProps, 'names'>): (report: Report) => { readonly result: string } {
  const nameOf = useMethodName();
  return ({ score, sets, method, winner }) => {
    const who = winner === null ? null : names[winner === 'HOME' ? 'home' : 'away'];
    if (method !== null) return { result: [who, nameOf(method)].filter(Boolean).join(' ') };
    const pairs = [score, ...sets].map(({ home, away }) => `${home}–${away}`);
    return { result: pairs.join(' ') };
  };
}

function Said({ names, reports: { own, other, status } }: WithReports) {
  const t = useTranslations('resultReport');
  const toldText = useToldText({ names });
  if (status === 'RECORDED') return <Notice tone="success">{t('recorded')}</Notice>;
  return (
    <>
      {other !== null && <Notice tone="warning">{t('otherSays', toldText(other))}</Notice>}
      {own !== null && (
        <Notice tone="info">{t(status === 'DISPUTED' ? 'disputed' : 'waiting', toldText(own))}</Notice>
      )}
    </>
  );
}

function Telling({ matchId, teamId, names, reports }: WithReports) {
  const t = useTranslations('resultReport');
  const queries = useQueryClient();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const toldText = useToldText({ names });
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
  const tell = () => {
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
            {t('confirm', toldText(other))}
          </Button>
        </ButtonRow>
      )}
      <p>{t(other === null ? 'tell' : 'tellAnother')}</p>
      <ToldResult matchId={matchId} rules={rules} names={names} typed={typed} onType={setTyped} />
      <ButtonRow>
        <Button
          variant={other === null ? 'contained' : 'outlined'}
          disabled={busy || !isReady}
          onClick={() => void tell()}
        >
          {t('send')}
        </Button>
      </ButtonRow>
    </>
  );
}

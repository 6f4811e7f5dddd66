'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttendanceAnswer } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { attendanceApi } from '../../lib/api/attendance.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

/** A team in a match. */
export interface AttendanceKey {
  readonly matchId: string;
  readonly teamId: string;
}

/** Who in a team comes; not requested when `isOfTeam` is false. */
export function useAttendance({ matchId, teamId }: AttendanceKey, isOfTeam = true) {
  return useQuery({
    queryKey: ['attendance', 'get', { matchId, teamId }],
    queryFn: ({ signal }) => attendanceApi.get({ params: { matchId, teamId } }, { signal }),
    enabled: isOfTeam,
  });
}

export type AttendanceData = NonNullable<ReturnType<typeof useAttendance>['data']>;

/**
 * Saves whether someone comes, or withdraws the answer with null; `sent` bridges the time until refetched.
 */
export function useAnswer({ matchId, teamId }: AttendanceKey, personId: string) {
  const t = useTranslations('attendance');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [sent, setSent] = useState<AttendanceAnswer | null | undefined>(undefined);
  const saveAnswer = async (answer: AttendanceAnswer | null) => {
    if (sent !== undefined) return false;
    setSent(answer);
    try {
      const params = { matchId, teamId };
      const saved = await attendanceApi.set({ params, body: { personId, answer } });
      queries.setQueryData(['attendance', 'get', params], saved);
      await queries.invalidateQueries({ queryKey: ['home'] });
      return true;
    } catch (reason) {
      toast(failureMessage(reason, t('failed')), 'error');
      return false;
    } finally {
      setSent(undefined);
    }
  };
  return { saveAnswer, sent };
}

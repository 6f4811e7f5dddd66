import { useTranslations } from 'next-intl';
import type { AttendanceData } from './use-attendance.ts';

/** "14 van, 2 no pueden, 3 sin contestar". */
export function AttendanceCounts({ counts }: Pick<AttendanceData, 'counts'>) {
  const t = useTranslations('attendance');
  return <span>{t.rich('counts', { ...counts, b: (text) => <b>{text}</b> })}</span>;
}

export { Answers } from './answers.tsx';
export { AttendanceCounts } from './attendance-counts.tsx';
export { loadAttendanceCard } from './load-attendance-card.ts';
export { type AttendanceData, useAttendance } from './use-attendance.ts';

/** Loaded on demand: only the page of a team match shows it. */
export const loadAttendanceCard = () => import('./attendance-card.tsx').then((file) => file.AttendanceCard);

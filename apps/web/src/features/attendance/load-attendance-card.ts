/** Loaded on demand: only the page of a team's match has it. */
export const loadAttendanceCard = () => import('./attendance-card.tsx').then((file) => file.AttendanceCard);

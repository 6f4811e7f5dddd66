export { ReportCard } from './report-card.tsx';

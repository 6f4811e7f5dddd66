export { RankingSettings } from './ranking-settings.tsx';

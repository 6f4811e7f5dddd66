export { RankingCards } from './history.tsx';
export { loadRanking, loadRankingsOf, type RankingData, type RankingHistoryData } from './load.ts';
export { RankingCard } from './ranking-card.tsx';

export { CourtBoard } from './court-board.tsx';

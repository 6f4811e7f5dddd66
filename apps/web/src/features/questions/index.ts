export { AnswersDialog } from './answers-dialog.tsx';
export { TeamQuestions } from './team-questions.tsx';
export { type QuestionData, useAsks, useQuestions } from './use-questions.ts';

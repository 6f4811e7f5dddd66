export { AnswersDialog } from './answers-dialog.tsx';
export { TeamQuestions } from './team-questions.tsx';
export { type QuestionData, useHasQuestions, useQuestions } from './use-questions.ts';

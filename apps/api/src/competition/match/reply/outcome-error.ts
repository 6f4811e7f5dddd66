import { errorBody, type OutcomeError, type Read, type Refusal } from '@traip/contract';

type OutcomeErrorReply = Read<typeof OutcomeError>;

/** Why one of many was refused, as the reply tells it. */
export function outcomeError(refusal: Refusal): OutcomeErrorReply {
  const { code, message, field, details } = errorBody(refusal).error;
  return {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(details === undefined ? {} : { details: details as NonNullable<OutcomeErrorReply['details']> }),
  };
}

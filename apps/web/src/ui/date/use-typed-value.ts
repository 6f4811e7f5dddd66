import {
  type ChangeEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';

/** What a form sees instead of the input: the value that was meant, not the text. */
interface TypedInput {
  readonly name: string;
  /** Tells react-hook-form to ask for the value, and so to apply what it was registered with. */
  readonly type: 'text';
  value: string;
  readonly focus: () => void;
}

interface TypedEvent {
  readonly target: TypedInput;
  readonly type: 'change' | 'blur';
}

/** As a form registers it, or with `value` and `onChange`. */
export interface TypedValueProps {
  readonly name?: string | undefined;
  /** As the API writes it; '' is none. Left out in a registered field. */
  readonly value?: string | undefined;
  readonly onChange?: ((event: TypedEvent) => unknown) | undefined;
  readonly onBlur?: ((event: TypedEvent) => unknown) | undefined;
  readonly ref?: Ref<TypedInput> | undefined;
}

interface Notation {
  /** Null while the text means nothing. */
  readonly read: (text: string) => string | null;
  readonly show: (value: string) => string;
}

/** A text field whose value is something else than its text. A text that means nothing yet has the value ''. */
export function useTypedValue(
  { name = '', value, onChange, onBlur, ref }: TypedValueProps,
  notation: Notation,
) {
  const input = useRef<HTMLInputElement>(null);
  const meant = useRef(value ?? '');
  const [text, setText] = useState(() => notation.show(value ?? ''));
  const [left, setLeft] = useState(true);
  useAdopted(value, (given) => {
    if (given === meant.current) return;
    meant.current = given;
    setText(notation.show(given));
  });

  const { show } = notation;
  const handle = useMemo<TypedInput>(
    () => ({
      name,
      type: 'text',
      get value() {
        return meant.current;
      },
      set value(next: string) {
        // Forms clear a field with null.
        meant.current = next ?? '';
        setText(show(meant.current));
      },
      focus: () => input.current?.focus(),
    }),
    [name, show],
  );
  useImperativeHandle(ref, () => handle, [handle]);

  const change = useCallback(
    (next: string) => {
      meant.current = next;
      onChange?.({ target: handle, type: 'change' });
    },
    [handle, onChange],
  );

  return {
    inputRef: input,
    isUnreadable: left && text.trim() !== '' && notation.read(text) === null,
    meant: notation.read(text) ?? '',
    choose: (next: string) => {
      setText(show(next));
      change(next);
    },
    input: {
      name,
      value: text,
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value);
        setLeft(false);
        change(notation.read(target.value) ?? '');
      },
      onBlur: () => {
        setLeft(true);
        const read = notation.read(text);
        if (read !== null) setText(show(read));
        onBlur?.({ target: handle, type: 'blur' });
      },
    },
  };
}

/** Follows a value that somebody else changes; one that stays the same leaves what is being typed alone. */
function useAdopted(value: string | undefined, adopt: (value: string) => void) {
  const [known, setKnown] = useState(value);
  if (value === known) return;
  setKnown(value);
  if (value !== undefined) adopt(value);
}

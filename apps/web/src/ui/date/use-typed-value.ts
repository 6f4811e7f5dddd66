import {
  type ChangeEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';

/** What forms see instead of the input: the parsed value, not the text. */
interface TypedInput {
  readonly name: string;
  /** Makes react-hook-form read the value, and apply its registered conversions. */
  readonly type: 'text';
  value: string;
  readonly focus: () => void;
}

interface TypedEvent {
  readonly target: TypedInput;
  readonly type: 'change' | 'blur';
}

/** As registered by a form, or with `value` and `onChange`. */
export interface TypedValueProps {
  readonly name?: string | undefined;
  /** In the API's format; '' is none. Undefined in a registered field. */
  readonly value?: string | undefined;
  readonly onChange?: ((event: TypedEvent) => unknown) | undefined;
  readonly onBlur?: ((event: TypedEvent) => unknown) | undefined;
  readonly ref?: Ref<TypedInput> | undefined;
}

interface Notation {
  /** Null if the text is invalid. */
  readonly read: (text: string) => string | null;
  readonly show: (value: string) => string;
}

/** A text field whose value differs from its text. While the text is invalid, the value is ''. */
export function useTypedValue(
  { name = '', value, onChange, onBlur, ref }: TypedValueProps,
  notation: Notation,
) {
  const input = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value ?? '');
  const [text, setText] = useState(() => notation.show(value ?? ''));
  const [left, setLeft] = useState(true);
  useAdopted(value, (next) => {
    if (next === lastValue.current) return;
    lastValue.current = next;
    setText(notation.show(next));
  });

  const { show } = notation;
  const handle = useMemo<TypedInput>(
    () => ({
      name,
      type: 'text',
      get value() {
        return lastValue.current;
      },
      set value(next: string) {
        // Forms reset a field with null.
        lastValue.current = next ?? '';
        setText(show(lastValue.current));
      },
      focus: () => input.current?.focus(),
    }),
    [name, show],
  );
  useImperativeHandle(ref, () => handle, [handle]);

  const change = useCallback(
    (next: string) => {
      lastValue.current = next;
      onChange?.({ target: handle, type: 'change' });
    },
    [handle, onChange],
  );

  return {
    inputRef: input,
    isUnreadable: left && text.trim() !== '' && notation.read(text) === null,
    parsed: notation.read(text) ?? '',
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

/** Follows external changes of the value; an unchanged value leaves the typed text alone. */
function useAdopted(value: string | undefined, adopt: (value: string) => void) {
  const [known, setKnown] = useState(value);
  if (value === known) return;
  setKnown(value);
  if (value !== undefined) adopt(value);
}

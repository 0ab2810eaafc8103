import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type Control, type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { AcceptedPattern } from '@livery/contract/accepted-pattern';
import type { Submission } from '../store/submission.ts';
import { checkField, readFields, refusedFields, type FieldProblem, type FieldSpec, type FormSpec } from './field-rules.ts';
import { keepDraft, readDraft, type DraftPlace } from './form-draft.ts';

export interface ServerFormOptions<Values extends FieldValues> {
  spec: FormSpec<Values>;
  defaultValues: Values;
  /** The state of the form's last call. */
  submission: Submission;
  /** Called with normalised values that pass the local checks, and never during a call. */
  onSubmit: (values: Values) => void;
  /** The text for a problem. `useProblemText` reads it from the catalogue. */
  say: (problem: FieldProblem, name: keyof Values & string) => string;
  draft?: DraftPlace | undefined;
  /** Shows a field's step before the field gets the focus. */
  reveal?: ((name: keyof Values & string) => void) | undefined;
}

/** A form that validates by the gateway's rules, shows the gateway's refusals, and is submitted once. */
export interface ServerForm<Values extends FieldValues> {
  /** For `<form onSubmit noValidate>`. */
  submit: (event?: { preventDefault: () => void }) => void;
  /** Props of a native control: name, ref, handlers, required and error. */
  field: (name: Path<Values>) => ReturnType<ReturnType<typeof useForm<Values>>['register']> & Marks;
  marks: (name: Path<Values>) => Marks;
  control: Control<Values>;
  /** Sets the values of fields as if they were typed. */
  fill: (values: Partial<Values>) => void;
  /** In the order of the form. */
  problems: readonly { name: Path<Values>; text: string }[];
  focus: (name: Path<Values>) => void;
  /** Whether these fields are valid. Focuses the first invalid one. */
  check: (names: readonly Path<Values>[]) => Promise<boolean>;
  isBusy: boolean;
}

interface Marks {
  required: boolean;
  error: string | undefined;
}

/**
 * The problem is stored in the library's error, so that its text follows the language. Only the gateway can clear a
 * `refused` one.
 */
interface CarriedError {
  type: 'problem' | 'refused';
  problem: FieldProblem;
}

export function useServerForm<Values extends FieldValues>(options: ServerFormOptions<Values>): ServerForm<Values> {
  const { spec, defaultValues, submission, onSubmit, say, draft, reveal } = options;
  const names = Object.keys(spec) as Path<Values>[];
  const [firstValues] = useState(() => ({ ...defaultValues, ...(draft === undefined ? {} : readDraft(draft)) }));
  const form = useForm<Values>({
    defaultValues: firstValues as DefaultValues<Values>,
    resolver: makeResolver(spec) as Resolver<Values>,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState<{ name: string | undefined } | null>(null);
  const isBusy = isSubmitting || isAsking || submission.status === 'sending';
  const asking = useRef<AbortController>(null);

  const lead = (name: string) => {
    if (reveal !== undefined) flushSync(() => reveal(name as Path<Values>));
    form.setFocus(name as Path<Values>);
  };
  const leadToFirst = (wrong: object) => {
    const first = names.find((name) => name in wrong);
    if (first !== undefined) lead(first);
  };

  const show = (refused: readonly [name: string, problem: FieldProblem][]) => {
    for (const [name, problem] of refused) form.setError(name as Path<Values>, carry(problem, 'refused'));
    const [first] = refused;
    if (first !== undefined) lead(first[0]);
  };

  const hear = useEffectEvent((answer: Submission) => {
    if (answer.status === 'refused') show(refusedFields(answer.failure.fields ?? {}, names));
  });
  // Renders the refused field's step first. An effect cannot focus a field that is not rendered yet.
  useEffect(() => queueMicrotask(() => hear(submission)), [submission]);

  const change = useEffectEvent((values: Values, name: string | undefined) => {
    asking.current?.abort();
    if (draft !== undefined) keepDraft(draft, values);
    if (Object.keys(errors).length > 0) setChanged({ name });
  });
  // A passive effect may run after the first key press, which the draft would then miss.
  useLayoutEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => change(values, name) }), [form]);

  /** Checks every invalid field again, because a change may alter the rules of other fields. */
  const judgeAgain = useEffectEvent((at: string | undefined) => {
    const outdated = names.filter((name) => name in errors && (name === at || errors[name]?.type === 'problem'));
    if (outdated.length > 0) void form.trigger(outdated);
  });
  useEffect(() => {
    if (changed !== null) judgeAgain(changed.name);
  }, [changed]);
  useEffect(() => () => asking.current?.abort(), []);

  const send = async (values: Values) => {
    const controller = new AbortController();
    asking.current = controller;
    setAsking(true);
    try {
      const refused = await askGateway(spec, values, controller.signal);
      if (controller.signal.aborted) return;
      if (refused.length > 0) show(refused);
      else onSubmit(values);
    } finally {
      setAsking(false);
    }
  };

  const marks = (name: Path<Values>): Marks => {
    const problem = problemIn(errors, name);
    return {
      required: spec[name]?.required === true || spec[name]?.rule?.required === true,
      error: problem === null ? undefined : say(problem, name),
    };
  };
  return {
    submit: (event) => {
      event?.preventDefault();
      if (!isBusy) void form.handleSubmit(send, leadToFirst)();
    },
    field: (name) => ({ ...form.register(name), ...marks(name) }),
    marks,
    control: form.control,
    fill: (values) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    },
    problems: names.flatMap((name) => {
      const { error } = marks(name);
      return error === undefined ? [] : [{ name, text: error }];
    }),
    focus: lead,
    check: async (wanted) => {
      const isRight = await form.trigger(wanted);
      if (!isRight) leadToFirst(Object.fromEntries(wanted.filter((name) => form.getFieldState(name).invalid).map((name) => [name, true])));
      return isRight;
    },
    isBusy,
  };
}

function makeResolver<Values extends FieldValues>(spec: FormSpec<Values>): Resolver {
  return async (values) => {
    const tidy = readFields(values) as Values;
    const found = await Promise.all(
      entriesOf(spec).map(async ([name, field]): Promise<[string, FieldProblem | null]> => {
        const accepts = field.rule === undefined ? null : await compiled(field.rule);
        return [name, checkField(field, tidy[name], tidy, accepts)];
      }),
    );
    const errors = Object.fromEntries(found.flatMap(([name, problem]) => (problem === null ? [] : [[name, carry(problem)]])));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: tidy, errors: {} };
  };
}

function entriesOf<Values>(spec: FormSpec<Values>): [string, FieldSpec<Values>][] {
  return Object.entries<FieldSpec<Values> | undefined>(spec).flatMap(([name, field]) => (field === undefined ? [] : [[name, field]]));
}

/** The pattern engine has its own chunk, for forms that need it. Without it, only the gateway checks patterns. */
async function compiled({ acceptedPattern, maxLength }: NonNullable<FieldSpec<object>['rule']>): Promise<AcceptedPattern | null> {
  try {
    const { compileAcceptedPattern } = await import('@livery/contract/accepted-pattern');
    return compileAcceptedPattern(acceptedPattern, maxLength);
  } catch {
    return null;
  }
}

async function askGateway<Values extends FieldValues>(
  spec: FormSpec<Values>,
  values: Values,
  signal: AbortSignal,
): Promise<[string, FieldProblem][]> {
  const answers = await Promise.all(
    entriesOf(spec).map(async ([name, { ask }]): Promise<[string, FieldProblem | null]> => {
      const value: unknown = values[name];
      if (ask === undefined || typeof value !== 'string' || value === '') return [name, null];
      return [name, await ask(value, signal).catch((): FieldProblem => ({ text: 'notAsked' }))];
    }),
  );
  return answers.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]]));
}

function carry(problem: FieldProblem, type: CarriedError['type'] = 'problem'): CarriedError {
  return { type, problem };
}

function problemIn(errors: FieldErrors, name: string): FieldProblem | null {
  const error: unknown = errors[name];
  return typeof error === 'object' && error !== null && 'problem' in error ? (error as CarriedError).problem : null;
}

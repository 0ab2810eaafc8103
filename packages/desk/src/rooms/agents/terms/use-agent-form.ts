import { useState } from 'react';
import { readReason } from '#shared/ReasonField.tsx';
import { usualType } from './TypeField.tsx';
import { draftOf, readTerms, type Bounds, type Terms, type TermsDraft } from './terms-draft.ts';
import { termsTexts } from './terms.texts.ts';

/** The fields of every new agent: type, terms and reason. */
export function useAgentForm(bounds: Bounds, first: TermsDraft = draftOf({ rates: [], limits: null })) {
  const [draft, setDraft] = useState(first);
  const [type, setType] = useState(() => usualType(bounds.upline));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { terms, wrong } = readTerms(draft, bounds);
  return {
    draft,
    type,
    reason,
    isTried,
    refused,
    wrong: {
      ...Object.fromEntries(refused.map((field) => [field, termsTexts.refused])),
      ...(isTried ? wrong : {}),
    } as Readonly<Record<string, string>>,
    setDraft,
    setType,
    setReason,
    setRefused,
    /** The body to send. Null while a field shows an error. */
    read: (): { type: number; rates: Terms['rates']; limits: NonNullable<Terms['limits']>; reason: string } | null => {
      const why = readReason(reason);
      setTried(true);
      setRefused([]);
      const limits = terms?.limits ?? null;
      return terms === null || limits === null || why === null ? null : { type, rates: terms.rates, limits, reason: why };
    },
  };
}

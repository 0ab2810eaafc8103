import { ToastRegion, type ToastMessage } from '@livery/ui/Toast';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

type Tell = (message: Omit<ToastMessage, 'id'>) => void;

const Telling = createContext<Tell>(() => {});

export function useTell(): Tell {
  return useContext(Telling);
}

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const tell = useCallback<Tell>((message) => setToasts((before) => [...before.slice(-2), { ...message, id: crypto.randomUUID() }]), []);
  const dismiss = useCallback((id: string) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <Telling value={tell}>
      {children}
      <ToastRegion label="Messages" toasts={toasts} dismissLabel="Dismiss" onDismiss={dismiss} />
    </Telling>
  );
}

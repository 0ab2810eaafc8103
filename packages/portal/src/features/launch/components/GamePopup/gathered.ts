/** Does something at once, and behind a pause once more when it was asked for meanwhile, however often that was. */
export function gathered(act: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const ask = () => {
    if (timer !== undefined) {
      isAsked = true;
      return;
    }
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) ask();
    }, pause);
    act();
  };
  return { ask, stop: () => clearTimeout(timer) };
}

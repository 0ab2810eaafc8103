/** Acts at once, and once more after a pause if there were more requests. */
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

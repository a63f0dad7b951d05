/** Whether what a reader presses goes into a text. */
export const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;

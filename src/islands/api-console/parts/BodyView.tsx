import {useMemo, useRef, useState, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {COLOURED_AT_MOST, formatBody, SHOWN_AT_FIRST} from '../response/formatBody';
import {LONGEST_BODY} from '../send/readAnswer';
import type {Answered} from '../send/Outcome';
import {ShownCode} from './ShownCode';

const kilobytes = (length: number): string => `${Math.ceil(length / 1024)} KB`;

/** The body of an answer: laid out, coloured, and only in part while it is long. */
export function BodyView({answer: {body, headers, cut, broken}}: {answer: Answered}): ReactNode {
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const {text, json, remark} = useMemo(
    () => formatBody(body, type, cut || broken),
    [body, type, cut, broken],
  );
  if (body === '' && !broken) return <p className="ac-empty">{strings.noContent}</p>;
  const isCut = !whole && text.length > SHOWN_AT_FIRST;
  const shown = isCut ? text.slice(0, SHOWN_AT_FIRST) : text;
  const showAll = (): void => {
    // The button that was pressed goes away.
    box.current?.focus({preventScroll: true});
    setWhole(true);
  };
  return (
    <div ref={box} tabIndex={-1} className="ac-answer">
      {remark !== undefined && <p className="ac-problem">{remark}</p>}
      <ShownCode
        text={shown.replace(/\n$/, '')}
        title={strings.bodyOfResponse}
        coloured={json && shown.length <= COLOURED_AT_MOST}
        isWhole={!isCut}
      />
      {isCut && (
        <button type="button" className="ac-small" onClick={showAll}>
          {strings.showAll(kilobytes(text.length))}
        </button>
      )}
      {broken && <p className="ac-problem">{strings.brokenOff}</p>}
      {cut && <p className="ac-hint">{strings.truncatedAt(kilobytes(LONGEST_BODY))}</p>}
    </div>
  );
}

import { AgentLanding } from '#features/agent-landing/components/AgentLanding/AgentLanding.tsx';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { LanguageSelect } from '../shell/LanguageSelect/LanguageSelect.tsx';
import * as styles from './AgentPage.css.ts';

/** `/agent`: no header and no footer of the site (readings 2), but the way home and the choice of a language. */
export function AgentPage() {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Brandmark />
        <LanguageSelect labelHidden />
      </div>
      <AgentLanding />
    </div>
  );
}

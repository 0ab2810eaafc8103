import { AgentLanding } from '#features/agent-landing/components/AgentLanding/AgentLanding.tsx';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { LanguageSelect } from '../shell/LanguageSelect/LanguageSelect.tsx';
import * as styles from './AgentPage.css.ts';

/** `/agent` has neither the site's header nor its footer (readings 2), but a link home and a language choice. */
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

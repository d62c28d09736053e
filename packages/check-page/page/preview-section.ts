/** The cards and the map of the page for drivers, of the data as it is now. What they need is loaded when somebody asks. */

import { Component, type ComponentType, h } from 'preact';
import type { Checked, Preview } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';
import type { CheckActions } from './check-actions.ts';

interface PreviewSectionProps {
  readonly words: CheckWords;
  readonly checked: Checked;
  readonly actions: CheckActions;
}

interface PreviewSectionState {
  readonly shown?: { readonly view: ComponentType<Preview>; readonly preview: Preview } | undefined;
  readonly hasFailed: boolean;
}

export class PreviewSection extends Component<PreviewSectionProps, PreviewSectionState> {
  override state: PreviewSectionState = { hasFailed: false };

  /** What was shown is of other data now. */
  override componentDidUpdate({ checked }: PreviewSectionProps): void {
    if (checked !== this.props.checked && this.state.shown) void this.#show();
  }

  override render() {
    const { words, checked } = this.props;
    const { shown, hasFailed } = this.state;
    return h('section', { class: 'preview' }, [
      h('h2', null, words.say('preview.title')),
      !checked.canPublish && h('p', { class: 'quiet' }, words.say('preview.blocked')),
      checked.canPublish && !shown && h('button', { type: 'button', onClick: this.#show }, words.say('preview.show')),
      hasFailed && h('p', { class: 'notice warn', role: 'alert' }, words.say('preview.failed')),
      shown && h(shown.view, shown.preview),
    ]);
  }

  readonly #show = async (): Promise<void> => {
    const { words, actions } = this.props;
    try {
      const [{ preview }, { loadPreview }] = await Promise.all([
        actions.ask('preview', {}),
        import('./preview-view.ts'),
      ]);
      const view = await loadPreview(words);
      this.setState({ shown: preview && { view, preview }, hasFailed: false });
    } catch {
      this.setState({ hasFailed: true });
    }
  };
}

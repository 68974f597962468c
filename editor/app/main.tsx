import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/tokens.css';
import '../../src/styles/reset.css';
import '../../src/styles/base.css';
import '../../src/styles/text.css';
import '../../src/styles/controls.css';
import '../../src/islands/kit/screen-form.css';
import '../../src/islands/kit/screen.css';
import '../../src/islands/kit/dialog-head.css';
import '../../src/islands/kit/field.css';
import '../../src/islands/desk/desk.css';
import '../../src/islands/desk/desk-cards.css';
import '../../src/islands/desk/desk-controls.css';
import '../../src/islands/desk/desk-dialogs.css';
import '../../src/islands/desk/desk-forms.css';
import './editor.css';
import './editor-form.css';
import './editor-list.css';
import './editor-rows.css';
import './editor-side.css';
import './editor-pictures.css';
import { EditorIsland } from './EditorIsland.tsx';

const root = document.getElementById('editor');
if (root)
  createRoot(root).render(
    <StrictMode>
      <EditorIsland />
    </StrictMode>,
  );

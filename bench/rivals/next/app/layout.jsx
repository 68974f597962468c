import '../data/site.css';
import shell from '../data/shell.json';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: shell.top }} />
        {children}
        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: shell.bottom }} />
      </body>
    </html>
  );
}

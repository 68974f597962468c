import { type FieldPath, pathKey } from '../../lib/form-path.ts';
import { useEditorForm } from './form-context.ts';
import { MatchList } from './MatchList.tsx';
import { PolicyDrawing } from './PolicyDrawing.tsx';
import { PriceTable } from './PriceTable.tsx';
import { RedirectTester } from './RedirectTester.tsx';
import { TodaysRates } from './TodaysRates.tsx';

/** What a field changes for travellers, right below it. */
export function FieldExtras({ path }: { readonly path: FieldPath }) {
  const { kind, english } = useEditorForm();
  if (english) return null;
  switch (`${kind} ${pathKey(path)}`) {
    case 'listings ratePlan':
      return <PriceTable />;
    case 'landing-pages filter':
      return <MatchList />;
    case 'policies ladder':
      return <PolicyDrawing />;
    case 'rates source':
      return <TodaysRates />;
    case 'redirects redirects':
      return <RedirectTester />;
    default:
      return null;
  }
}
